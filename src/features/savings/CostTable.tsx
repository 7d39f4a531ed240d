import type { ReportFigures, ShownCost } from '#domain/savings/figures.ts';
import { formatDollars } from '#domain/text/money.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** The chart as a table, for screen readers: both periods at once. */
export function CostTable({ figures: { current, potential } }: { figures: ReportFigures }) {
  const text = useTexts(savingsTexts);
  const row = (side: string, period: string, { processing, pos, total }: ShownCost) => (
    <tr>
      <th scope="row">{`${side}, ${period}`}</th>
      <td>{formatDollars(processing)}</td>
      <td>{formatDollars(pos)}</td>
      <td>{formatDollars(total)}</td>
    </tr>
  );
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{text('chart.heading')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('chart.processing')}</th>
            <th scope="col">{text('chart.pos')}</th>
            <th scope="col">{text('chart.total')}</th>
          </tr>
        </thead>
        <tbody>
          {row(text('chart.current'), text('chart.month'), current.monthly)}
          {row(text('chart.potential'), text('chart.month'), potential.monthly)}
          {row(text('chart.current'), text('chart.year'), current.yearly)}
          {row(text('chart.potential'), text('chart.year'), potential.yearly)}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
