import type { ProcessingPhase, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PrintingTill } from '#src/ui/PrintingTill.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { currentPhase } from './quizForms.ts';

const PHASES: readonly ProcessingPhase[] = ['analyzing', 'assessing', 'matching', 'generating'];

/** Each phase is announced once. */
export function Processing({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts(quizTexts);
  const phase = currentPhase(snapshot) ?? 'generating';
  const now = PHASES.indexOf(phase);
  const isOver = snapshot.matches('handingOver') || snapshot.status === 'done';
  return (
    <PrintingTill
      title={text(`processing.${phase}`)}
      receipt={
        <Receipt
          title={snapshot.context.submitted?.companyName ?? text('processing.yours')}
          figure={`${now + 1}/${PHASES.length}`}
        >
          <Lines>
            {PHASES.map((line, position) => {
              const isDone = position < now || isOver;
              return (
                <li key={line} data-now={position === now && !isOver} data-open={position > now}>
                  {isDone ? (
                    <Icon name="check-circle" weight="fill" />
                  ) : position === now ? (
                    <Spinner />
                  ) : (
                    <Waiting aria-hidden />
                  )}
                  <span>{text(`processing.${line}`)}</span>
                  {isDone && <small>{text('processing.done')}</small>}
                </li>
              );
            })}
          </Lines>
        </Receipt>
      }
    >
      <p>{text('processing.wait')}</p>
    </PrintingTill>
  );
}

const Lines = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 50,
    borderTop: `1px solid ${color.lineRule}`,
    fontWeight: 560,
  },
  '& li[data-now=true]': { fontWeight: 700 },
  '& li[data-open=true]': { color: color.textSecondary },
  '& svg': { color: color.textBrand },
  '& small': { marginInlineStart: 'auto', fontSize: '.8125rem', color: color.textSecondary },
});

const Waiting = styled('span')({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: radii.pill,
  boxShadow: `inset 0 0 0 2px ${color.lineDivider}`,
});
