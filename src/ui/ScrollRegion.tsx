import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';

type ScrollRegionProps = { label: string; children: ReactNode; className?: string };

/** For a table wider than the page: it scrolls by itself, also by keyboard. */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    <Region tabIndex={0} aria-label={label} className={className}>
      {children}
    </Region>
  );
}

const Region = styled('section')({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: radii.card,
  border: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgPaper,
  '@media print': { overflow: 'visible', border: 0 },
});

export const FigureTable = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& caption': { textAlign: 'left' },
  '& th, & td': {
    padding: '12px 16px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color.lineDivider}`,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': {
    backgroundColor: color.bgSubtle,
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: 1.25,
    verticalAlign: 'bottom',
  },
  '& tbody th': { fontWeight: 650 },
  '& tr[data-marked=true] > *, & [data-marked=true]': { backgroundColor: color.bgCopyCanary },
  '@media print': { fontSize: '8pt', '& th, & td': { padding: '4px 6px' }, '& td small': { fontSize: '7pt' } },
});
