import { formatDate } from '#domain/text/dates.ts';
import { siteLocale } from '#domain/text/locale.ts';
import savings from '#schemas/content/savings.json';
import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { FigureTable, TableHead } from '#src/ui/FigureTable.tsx';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';

const CALCULATIONS = [
  ['quiz', savings.quiz],
  ['report', savings.report],
  ['defaults', savings.defaults],
] as const;
/** The units of savings.meta.json. */
type Unit = keyof typeof comparisonSourcesTexts.units;

/** The assumptions of the savings calculator, by calculation (D26). */
export function SavingsFigures() {
  const text = useTexts(comparisonSourcesTexts);
  return CALCULATIONS.map(([calculation, figures]) => (
    <Frame key={calculation} label={text(`calculations.${calculation}`)}>
      <Table>
        <caption>{text(`calculations.${calculation}`)}</caption>
        <TableHead columns={[text('figure'), text('value'), text('setOn')]} />
        <tbody>
          {Object.entries(figures).map(([name, { label, value, unit, date }]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{text(`units.${unit as Unit}`, { value: shown(value) })}</td>
              <td>
                <time dateTime={date}>{formatDate(date)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  ));
}

/** Whole, or with two decimals. */
const shown = (value: number) =>
  value.toLocaleString(siteLocale, Number.isInteger(value) ? {} : { minimumFractionDigits: 2 });

const Frame = styled(ScrollRegion)({ '& + &': { marginTop: 20 } });

const Table = styled(FigureTable)({
  ...tabularFigures,
  fontSize: '.875rem',
  '& caption': { padding: '12px 16px', textAlign: 'start', fontWeight: 620 },
  '& tbody th': { width: '60%' },
  '@media print': { minWidth: 0 },
});
