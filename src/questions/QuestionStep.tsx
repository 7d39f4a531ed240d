import { styled } from '@mui/material/styles';
import type { QuizActor, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { tabularFigures, type } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { TillKey } from '#src/ui/TillKey.tsx';
import { leastChoices, questionForm, useQuizWords } from './quizForms.ts';
import { currentProgress } from './quizPosition.ts';
import { StepHeading } from './StepHeading.tsx';
import { StepNav } from './StepNav.tsx';
import { useStepMotion } from './useStepMotion.ts';

type QuestionStepProps = { question: string; snapshot: QuizSnapshot; actor: QuizActor; onBack: () => void };

const FORM_ID = 'quiz-question';
const HEADING_ID = 'quiz-heading';

/** One question. The form stays mounted from question to question: mounting a new one costs more than all else. */
export function QuestionStep({ question, snapshot, actor, onBack }: QuestionStepProps) {
  const text = useTexts('quiz');
  const { questionTitle, questionDescription } = useQuizWords();
  const { answers, drafts } = snapshot.context;
  const answer = drafts[question] ?? answers[question];
  const progress = currentProgress(snapshot);
  const scope = useStepMotion(question, progress.step);
  const least = leastChoices(question);
  const canGoOn = snapshot.can({ type: 'next.pressed' });
  const description = questionDescription(question);
  return (
    <>
      <Step ref={scope}>
        <StepHeading id={HEADING_ID} step={question}>
          {questionTitle(question)}
        </StepHeading>
        {description && <Lead>{description}</Lead>}
        <SchemaForm
          id={FORM_ID}
          form={questionForm(question)}
          values={answer === undefined ? {} : { [question]: answer }}
          headingId={HEADING_ID}
          onChange={(values) => actor.send({ type: `${question}.edited`, answer: values[question] })}
          onChoose={(field, value) => actor.send({ type: `${field}.answered`, answer: value })}
          onSubmit={() => actor.send({ type: 'next.pressed' })}
        />
      </Step>
      <StepNav onBack={progress.step > 1 ? onBack : undefined}>
        {least !== undefined && (
          <Count aria-live="polite">{text('selected', { count: Array.isArray(answer) ? answer.length : 0 })}</Count>
        )}
        {(least !== undefined || canGoOn) && (
          <TillKey
            type="submit"
            form={FORM_ID}
            aria-disabled={!canGoOn}
            onClick={(event) => {
              // Kept focusable while it says why it does not work yet.
              if (!canGoOn) event.preventDefault();
            }}
          >
            {least === undefined ? text('next') : canGoOn ? text('continue') : text('selectAtLeast', { count: least })}
            {canGoOn && <Icon name="arrow-right" weight="bold" />}
          </TillKey>
        )}
      </StepNav>
    </>
  );
}

const Step = styled('div')({ marginTop: 36, '& form': { marginTop: 24 } });

const Lead = styled('p')({ ...type('lead'), marginTop: 6, color: color.textSecondary });

const Count = styled('span')({
  ...tabularFigures,
  marginLeft: 'auto',
  fontWeight: 600,
  fontSize: '.9375rem',
  color: color.textSecondary,
  whiteSpace: 'nowrap',
});
