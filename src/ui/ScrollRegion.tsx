import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

type ScrollRegionProps = { label: string; children: ReactNode; className?: string };

/** For a table wider than the page: it scrolls on its own, by keyboard too. */
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
