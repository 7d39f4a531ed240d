import { vendors } from 'virtual:vendors';
import { mainQuizOptions } from '#domain/questions/mainQuiz.ts';
import type { PointsCell } from '#domain/scoring/scoring.ts';
import scoring from '#schemas/content/scoring.json';
import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FigureTable, TableHead } from '#src/ui/FigureTable.tsx';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';
import { questionLabel } from '../points/questionLabel.ts';

/** The points of each candidate for every answer, with reasons. */
export function PointsTables() {
  return Object.entries(scoring.points).map(([question, byAnswer]) => (
    <QuestionPoints key={question} question={question} byAnswer={byAnswer} />
  ));
}

type QuestionPointsProps = {
  question: string;
  byAnswer: Readonly<Record<string, Readonly<Record<string, PointsCell | undefined>>>>;
};

function QuestionPoints({ question, byAnswer }: QuestionPointsProps) {
  const text = useTexts(comparisonSourcesTexts);
  const label = questionLabel(question);
  return (
    <Line summary={<span>{label}</span>}>
      <ScrollRegion label={text('tableRegion', { question: label })}>
        <Table>
          <TableHead columns={[text('answer'), ...scoring.candidates.map(shortNameOf)]} />
          <tbody>
            {(mainQuizOptions[question] ?? []).map(({ value, title }) => (
              <tr key={value}>
                <th scope="row">{title}</th>
                {scoring.candidates.map((slug) => {
                  const cell = byAnswer[value]?.[slug];
                  return (
                    <td key={slug}>
                      <b>{cell?.points ?? text('noPoints')}</b>
                      {cell && <small>{cell.why}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Line>
  );
}

const shortNameOf = (slug: string) => vendors.find((vendor) => vendor.slug === slug)?.shortName ?? slug;

const Line = styled(Disclosure)({
  borderTop: `1px solid ${color.lineDivider}`,
  '& > summary': { minHeight: 56 },
  '& > div': { paddingBottom: 20 },
});

const Table = styled(FigureTable)({
  minWidth: 760,
  '& tbody th': { width: '22%' },
  '& td small': { ...type('caption'), display: 'block', color: color.textSecondary },
  '@media print': { minWidth: 0 },
});
