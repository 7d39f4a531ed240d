import type { ReactNode } from 'react';
import quizTexts from '#schemas/texts/quiz.json';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { QuestionSnapshot, SendQuestionEvent } from './questionSnapshot.ts';
import { isTyped, leastChoices, type QuizDefinition, questionForm, useQuestionWords } from './quizDefinition.ts';
import { StepHeading } from './StepHeading.tsx';
import { StepNav } from './StepNav.tsx';
import { useStepMotion } from './useStepMotion.ts';

type QuestionStepProps = {
  quiz: QuizDefinition;
  question: string;
  snapshot: QuestionSnapshot;
  send: SendQuestionEvent;
  /** Counts from 1. */
  step: number;
  onBack: () => void;
  /** Replaces Next while a choice is still missing. */
  choiceHint?: string;
  /** A note below the answer. */
  children?: ReactNode;
};

const FORM_ID = 'quiz-question';
const HEADING_ID = 'quiz-heading';

/** The form stays mounted across questions: mounting a new one would cost more than everything else. */
export function QuestionStep({
  quiz,
  question,
  snapshot,
  send,
  step,
  onBack,
  choiceHint,
  children,
}: QuestionStepProps) {
  const text = useTexts(quizTexts);
  const { questionTitle, questionDescription } = useQuestionWords(quiz);
  const { answers, drafts } = snapshot.context;
  const answer = drafts[question] ?? answers[question];
  const scope = useStepMotion(question, step);
  const least = leastChoices(quiz, question);
  const canGoOn = snapshot.can({ type: 'next.pressed' });
  const description = questionDescription(question);
  return (
    <>
      <Step ref={scope}>
        <StepHeading id={HEADING_ID} step={question}>
          {questionTitle(question)}
        </StepHeading>
        {description && <Intro>{description}</Intro>}
        <SchemaForm
          id={FORM_ID}
          form={questionForm(quiz, question)}
          values={answer === undefined ? {} : { [question]: answer }}
          headingId={HEADING_ID}
          onChange={(values) => send({ type: `${question}.edited`, answer: values[question] })}
          onChoose={(field, value) => send({ type: `${field}.answered`, answer: value })}
          onSubmit={() => send({ type: 'next.pressed' })}
        />
        {children}
      </Step>
      <StepNav onBack={step > 1 ? onBack : undefined}>
        {least !== undefined && (
          <Count aria-live="polite">{text('selected', { count: Array.isArray(answer) ? answer.length : 0 })}</Count>
        )}
        {least !== undefined || isTyped(quiz, question) || canGoOn ? (
          <Button
            type="submit"
            form={FORM_ID}
            aria-disabled={!canGoOn}
            onClick={(event) => {
              // Focusable, because its text says why it does not work yet.
              if (!canGoOn) event.preventDefault();
            }}
          >
            <span>
              {least === undefined
                ? text('next')
                : canGoOn
                  ? text('continue')
                  : text('selectAtLeast', { count: least })}
            </span>
            {canGoOn && <Icon name="arrow-right" weight="bold" />}
          </Button>
        ) : (
          choiceHint && <Count>{choiceHint}</Count>
        )}
      </StepNav>
    </>
  );
}

const Step = styled('div')({ marginTop: 36, '& form': { marginTop: 24 } });

const Intro = styled('p')({ ...type('lead'), marginTop: 6, color: color.textSecondary });

const Count = styled('span')({
  ...tabularFigures,
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontSize: '.9375rem',
  color: color.textSecondary,
});
