import { memo, useState } from 'react';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { type Answers, questionsOf } from '#domain/questions/questionFlow.ts';
import type { QuizActor, QuizResults, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { refusedContact } from '#src/api/refusedFields.ts';
import { ContactStep } from '#src/questions/ContactStep.tsx';
import { QuestionStep } from '#src/questions/QuestionStep.tsx';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { StepColumns } from '#src/questions/StepColumns.tsx';
import { useStepHistory } from '#src/questions/useStepHistory.ts';
import { WarmSteps } from '#src/questions/WarmSteps.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ProgressSegments } from '#src/ui/ProgressSegments.tsx';
import { AnswersReceipt } from './AnswersReceipt.tsx';
import { Countdown } from './Countdown.tsx';
import { Processing } from './Processing.tsx';
import { CONTACT_FORM_ID, contactForm, mainQuiz, position } from './quizForms.ts';
import { useQuiz } from './useQuiz.ts';

type QuizPageProps = {
  layout: (header: React.ReactNode, page: React.ReactNode) => React.ReactNode;
  known?: Answers;
  /** Set when it is part of a longer page: not as tall as the window, and without a fixed bar. */
  embedded?: boolean;
  onResults: (results: QuizResults) => void;
  onLeave: () => void;
};

const questions = questionsOf(mainQuizSchema);
const nothing = () => {};
const NOTHING_KNOWN: Answers = {};
const isSent = (snapshot: QuizSnapshot) => snapshot.hasTag('processing');

export function QuizPage({ layout, known = NOTHING_KNOWN, embedded = false, onResults, onLeave }: QuizPageProps) {
  const [knownAtStart] = useState(known);
  const [snapshot, actor] = useQuiz({ known: knownAtStart, onResults });
  const back = useStepHistory({ actor, snapshot, indexOf: position.indexOf, isOver: isSent, onLeave });
  const isProcessing = snapshot.hasTag('processing') || snapshot.status === 'done';
  return layout(
    isProcessing ? null : <Countdown snapshot={snapshot} />,
    isProcessing ? (
      <Processing snapshot={snapshot} />
    ) : (
      <Steps snapshot={snapshot} send={actor.send} onBack={back} isEmbedded={embedded} />
    ),
  );
}

type StepsProps = { snapshot: QuizSnapshot; send: QuizActor['send']; onBack: () => void; isEmbedded: boolean };

/**
 * Each step is an entry in the browser's history. Memoised: a change of the address alone must not render the step again.
 */
const Steps = memo(function Steps({ snapshot, send, onBack, isEmbedded }: StepsProps) {
  const text = useTexts(quizTexts);
  const question = currentQuestion(snapshot);
  const progress = position.progressOf(snapshot);
  const { step, total } = progress;
  const isBusy = snapshot.hasTag('busy');
  const questionStep = { quiz: mainQuiz, snapshot, step };
  const { contact, refusal } = snapshot.context;
  const contactStep = {
    id: CONTACT_FORM_ID,
    form: contactForm,
    contact,
    refusal,
    refused: refusedContact(contactForm.schema, refusal, contact),
    isSending: isBusy,
    submitText: isBusy ? text('sending') : text('getResults'),
    above: (
      <Badge tone="success">
        <Icon name="check-circle" weight="fill" />
        <span>{text('almostDone')}</span>
      </Badge>
    ),
  };
  const warmSteps = [
    ...questions.map((coming) => () => (
      <QuestionStep {...questionStep} question={coming} send={nothing} step={2} onBack={nothing} />
    )),
    () => <ContactStep {...contactStep} send={nothing} onBack={nothing} />,
  ];
  return (
    <StepColumns
      isNavFixed={question !== undefined}
      isEmbedded={isEmbedded}
      asideLabel={text('answers.title')}
      aside={<AnswersReceipt snapshot={snapshot} />}
    >
      <ProgressSegments {...progress} label={text('progress')} stepText={text('step', { step, total })} />
      {question === undefined ? (
        <ContactStep {...contactStep} send={send} onBack={onBack} />
      ) : (
        <QuestionStep {...questionStep} question={question} send={send} onBack={onBack} />
      )}
      <WarmSteps steps={warmSteps} />
    </StepColumns>
  );
});
