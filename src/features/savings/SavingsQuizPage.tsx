import { memo, type ReactNode } from 'react';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { SavingsActor, SavingsOutcome, SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import savingsTexts from '#schemas/texts/savings.json';
import { refusedContact } from '#src/api/refusedFields.ts';
import { ContactStep } from '#src/questions/ContactStep.tsx';
import { QuestionStep } from '#src/questions/QuestionStep.tsx';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { StepColumns } from '#src/questions/StepColumns.tsx';
import { useStepHistory } from '#src/questions/useStepHistory.ts';
import { useTexts } from '#src/texts/texts.ts';
import { ProgressSegments } from '#src/ui/ProgressSegments.tsx';
import { AnswerHint } from './AnswerHint.tsx';
import { NumbersReceipt } from './NumbersReceipt.tsx';
import { SavingsLoading } from './SavingsLoading.tsx';
import { position, SAVINGS_CONTACT_FORM_ID, savingsContactForm, savingsQuiz, secondsLeft } from './savingsForms.ts';
import { useSavingsQuiz } from './useSavingsQuiz.ts';

type SavingsQuizPageProps = {
  layout: (page: ReactNode) => ReactNode;
  known?: Answers | undefined;
  onOutcome: (outcome: SavingsOutcome) => void;
  onLeave: () => void;
};

const isSent = (snapshot: SavingsSnapshot) => snapshot.hasTag('busy') || snapshot.status === 'done';

/** The savings quiz: five questions, the contact step, the loading screen (spec 2). */
export function SavingsQuizPage({ layout, known, onOutcome, onLeave }: SavingsQuizPageProps) {
  const [snapshot, actor] = useSavingsQuiz({ known, onOutcome });
  const back = useStepHistory({ actor, snapshot, indexOf: position.indexOf, isOver: isSent, onLeave });
  if (isSent(snapshot)) return layout(<SavingsLoading companyName={snapshot.context.submitted?.companyName} />);
  return layout(<Steps snapshot={snapshot} actor={actor} onBack={back} />);
}

type StepsProps = { snapshot: SavingsSnapshot; actor: SavingsActor; onBack: () => void };

/**
 * Each step is an entry in the browser's history. Memoised: a change of the address alone must not render the step again.
 */
const Steps = memo(function Steps({ snapshot, actor, onBack }: StepsProps) {
  const text = useTexts(savingsTexts);
  const quizText = useTexts(quizTexts);
  const question = currentQuestion(snapshot);
  const seconds = secondsLeft(snapshot);
  const { contact, refusal } = snapshot.context;
  const progress = position.progressOf(snapshot);

  return (
    <StepColumns
      isNavFixed={question !== undefined}
      asideLabel={text('quiz.answers')}
      aside={<NumbersReceipt snapshot={snapshot} />}
    >
      <ProgressSegments
        {...progress}
        label={text('quiz.progress')}
        stepText={
          question === undefined
            ? text('quiz.lastStep')
            : quizText('step', { step: progress.step, total: progress.total })
        }
      />
      {question === undefined ? (
        <ContactStep
          id={SAVINGS_CONTACT_FORM_ID}
          form={savingsContactForm}
          contact={contact}
          refusal={refusal}
          refused={refusedContact(savingsContactForm.schema, refusal, contact)}
          send={actor.send}
          onBack={onBack}
          isHeldBack={seconds !== undefined}
          submitText={seconds === undefined ? text('contact.submit') : text('contact.submitIn', { seconds })}
        />
      ) : (
        <QuestionStep
          quiz={savingsQuiz}
          question={question}
          snapshot={snapshot}
          send={actor.send}
          step={progress.step}
          onBack={onBack}
          choiceHint={text('quiz.choiceHint')}
        >
          <AnswerHint question={question} snapshot={snapshot} actor={actor} />
        </QuestionStep>
      )}
    </StepColumns>
  );
});
