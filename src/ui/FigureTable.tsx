import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

export const FigureTable = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& caption': { textAlign: 'start' },
  '& th, & td': {
    padding: '12px 16px',
    textAlign: 'start',
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

/** The row of column heads; `after` are `<th>`s of columns that show more than a text. */
export function TableHead({ columns, after }: { columns: readonly string[]; after?: ReactNode }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {after}
      </tr>
    </thead>
  );
}
