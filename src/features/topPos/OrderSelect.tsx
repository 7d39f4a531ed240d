import { useId } from 'react';
import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii, tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { asTable } from './asTable.ts';
import { type Order, sortColumns } from './vendorView.ts';

const orders: readonly Order[] = [
  'listed',
  ...sortColumns.flatMap((column): Order[] => [`${column}-ascending`, `${column}-descending`]),
];

/** Only for the cards; the table has sortable headings. */
export function OrderSelect({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const text = useTexts(topPosTexts);
  const field = useId();
  const choose = (value: string) => {
    const chosen = orders.find((known) => known === value);
    if (chosen) onChange(chosen);
  };
  return (
    <Line>
      <label htmlFor={field}>{text('sort.label')}</label>
      <select id={field} value={order} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {orders.map((value) => (
          <option key={value} value={value}>
            {text(`sort.${value}`)}
          </option>
        ))}
      </select>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& label': { flex: 'none', fontSize: '.9375rem', fontWeight: 620 },
  '& select': {
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    padding: '0 12px',
    border: 0,
    borderRadius: radii.control,
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  },
  [tight]: { flexWrap: 'wrap' },
  [asTable]: { display: 'none' },
});
