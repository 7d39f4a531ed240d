import { centsOf, formatCount, formatMoney } from '#domain/text/money.ts';
import { formatRate, rateOf } from '#domain/text/rate.ts';
import savings from '#schemas/content/savings.json';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

type Constant = { label: string; value: number; unit: string; date: string };

const CALCULATIONS = ['quiz', 'report', 'defaults'] as const;

/** The assumptions of both calculations, with the dates they apply from. */
export function MethodNotes() {
  const text = useTexts(savingsTexts);
  return (
    <Notes>
      <p>{text('method.introduction')}</p>
      {CALCULATIONS.map((calculation) => (
        <section key={calculation}>
          <h3>{text(`method.${calculation}`)}</h3>
          <ReceiptRows>
            {Object.entries<Constant>(savings[calculation]).map(([id, { label, date, ...figure }]) => (
              <ReceiptRow key={id} label={label}>
                <span>{formatFigure(figure)}</span> <small>{text('method.since', { date })}</small>
              </ReceiptRow>
            ))}
          </ReceiptRows>
        </section>
      ))}
    </Notes>
  );
}

function formatFigure({ value, unit }: { value: number; unit: string }): string {
  if (unit === 'percent') return formatRate(rateOf(value));
  return unit === 'dollars' ? formatMoney(centsOf(value)) : formatCount(value);
}

const Notes = styled('div')({
  display: 'grid',
  gap: 20,
  paddingTop: 8,
  '& > p': { color: color.textSecondary },
  '& h3': { ...type('h4'), marginBottom: 4 },
  '& small': { fontSize: '.8125rem', fontWeight: 440, color: color.textSecondary, whiteSpace: 'nowrap' },
});
