import type { QuizId } from '#domain/funnel/funnelQuiz.ts';
import type { FunnelStep } from '#domain/funnel/funnelSteps.ts';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { CardTable } from '#src/ui/CardTable.tsx';
import { Panel } from './DeskPage.tsx';
import { countTitle, placeTitle, secondsTitle, shareTitle } from './funnelWords.ts';

type FunnelTableProps = { quiz: QuizId; attempts: number; steps: readonly FunnelStep[] };

const COUNTS = ['entered', 'answered', 'back', 'left', 'unseen', 'there'] as const;

/** The figures of each step. */
export function FunnelTable({ quiz, attempts, steps }: FunnelTableProps) {
  const text = useTexts(deskTexts);
  return (
    <Panel>
      <h2>{text('funnel.steps')}</h2>
      <p>{text('funnel.stepsText')}</p>
      <Figures aria-label={text('funnel.steps')}>
        <thead>
          <tr>
            {(['place', 'reached', ...COUNTS, 'seconds'] as const).map((column) => (
              <th key={column} scope="col">
                {text(`funnel.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.place}>
              <th scope="row">{placeTitle(quiz, step.place)}</th>
              <td data-label={text('funnel.column.reached')}>
                {text('funnel.came', { count: countTitle(step.reached), share: shareTitle(step.reached, attempts) })}
              </td>
              {COUNTS.map((column) => (
                <td key={column} data-label={text(`funnel.column.${column}`)}>
                  {countTitle(step[column])}
                </td>
              ))}
              <td data-label={text('funnel.column.seconds')}>
                {step.seconds === null ? text('none') : text('funnel.seconds', { seconds: secondsTitle(step.seconds) })}
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  );
}

const Figures = styled(CardTable)({ ...tabularFigures, marginTop: 12 });
