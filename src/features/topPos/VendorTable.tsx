import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { laidOutLater } from '#src/theme/laidOutLater.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { asCards, asTable } from './asTable.ts';
import { SortButton } from './SortButton.tsx';
import type { TopVendor } from './topVendors.ts';
import { VendorRow } from './VendorRow.tsx';
import { type Direction, type Order, orderAfter, type SortColumn } from './vendorView.ts';

const columns = ['system', 'bestFor', 'pricing', 'features', 'rating'] as const;
const isSortable = (column: string): column is SortColumn => ['system', 'pricing', 'rating'].includes(column);

type VendorTableProps = {
  vendors: readonly TopVendor[];
  order: Order;
  sort: [column?: SortColumn, direction?: Direction];
  onSort: (order: Order) => void;
};

export function VendorTable({ vendors, order, sort: [sorted, direction], onSort }: VendorTableProps) {
  const text = useTexts(topPosTexts);
  return (
    <Frame>
      <table>
        <VisuallyHidden as="caption">{text('title')}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                aria-sort={column === sorted ? direction : isSortable(column) ? 'none' : undefined}
              >
                {isSortable(column) ? (
                  <SortButton
                    direction={column === sorted ? direction : undefined}
                    onClick={() => onSort(orderAfter(order, column))}
                  >
                    {text(`column.${column}`)}
                  </SortButton>
                ) : (
                  text(`column.${column}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vendors.map((vendor) => (
            <VendorRow key={vendor.slug} vendor={vendor} />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')({
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '.9375rem' },
  '& :is(th, td)': { textAlign: 'start', verticalAlign: 'middle', fontWeight: 'inherit' },
  [asTable]: {
    border: `1px solid ${color.lineDivider}`,
    borderRadius: radii.card,
    backgroundColor: color.bgPaper,
    overflow: 'clip',
    '& :is(th, td)': { padding: '11px 16px', borderBottom: `1px solid ${color.lineDivider}` },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': {
      padding: '0 16px',
      height: 50,
      backgroundColor: color.bgSubtle,
      fontSize: '.875rem',
      fontWeight: 650,
    },
    '& [data-column=bestFor]': { width: '19%' },
    '& [data-column=features]': { width: '27%' },
    '& [data-column=rating]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tbody [data-column=features]': { color: color.textSecondary },
    '& [data-label]': { display: 'none' },
  },
  [asCards]: {
    '& thead': { display: 'none' },
    '& :is(table, tbody)': { display: 'block' },
    '& tr': {
      ...laidOutLater({ narrow: 222, wide: 167 }),
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 12,
      marginBottom: 12,
      padding: '14px 16px 10px',
      borderRadius: radii.card,
      backgroundColor: color.bgPaper,
      boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
    },
    '& tbody th': { display: 'block', gridRow: 1, marginBottom: 8 },
    '& td': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '108px 1fr',
      alignItems: 'center',
      gap: 12,
      padding: '4px 0',
      lineHeight: 1.4,
    },
    '& [data-label]': { color: color.textSecondary, fontSize: '.875rem' },
    '& [data-column=rating]': { display: 'block', gridArea: '1 / 2', padding: '4px 0', textAlign: 'end' },
    '& [data-column=rating] [data-label]': { display: 'none' },
  },
});
