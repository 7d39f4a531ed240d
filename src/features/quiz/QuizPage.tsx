import { useState } from 'react';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { type Answers, askedQuestions } from '#domain/questions/questionFlow.ts';
import type { QuizResults, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
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
  /** Part of a longer page: not as high as the window, without a fixed bar. */
  embedded?: boolean;
  onResults: (results: QuizResults) => void;
  onLeave: () => void;
};

/** The first two, which are the same for all answers. */
const firstQuestions = askedQuestions(mainQuizSchema, {}).slice(0, 2);
const nothing = () => {};
const NOTHING_KNOWN: Answers = {};
const isSent = (snapshot: QuizSnapshot) => snapshot.hasTag('processing');

export function QuizPage({ layout, known = NOTHING_KNOWN, embedded = false, onResults, onLeave }: QuizPageProps) {
  const text = useTexts(quizTexts);
  const [knownAtStart] = useState(known);
  const [snapshot, actor] = useQuiz({ known: knownAtStart, onResults });
  const back = useStepHistory({ actor, snapshot, indexOf: position.indexOf, isOver: isSent, onLeave });
  const question = currentQuestion(snapshot);
  const isProcessing = snapshot.hasTag('processing') || snapshot.status === 'done';

  const page = isProcessing ? (
    <Processing snapshot={snapshot} />
  ) : (
    <StepColumns
      isNavFixed={question !== undefined}
      isEmbedded={embedded}
      asideLabel={text('answers.title')}
      aside={<AnswersReceipt snapshot={snapshot} />}
    >
      <QuizProgress snapshot={snapshot} />
      {question === undefined ? (
        <ContactStep
          id={CONTACT_FORM_ID}
          form={contactForm}
          contact={snapshot.context.contact}
          send={actor.send}
          onBack={back}
          isSending={snapshot.hasTag('busy')}
          submitText={snapshot.hasTag('busy') ? text('sending') : text('getResults')}
          above={
            <Badge tone="success">
              <Icon name="check-circle" weight="fill" />
              <span>{text('almostDone')}</span>
            </Badge>
          }
        />
      ) : (
        <QuestionStep
          quiz={mainQuiz}
          question={question}
          snapshot={snapshot}
          send={actor.send}
          step={position.progressOf(snapshot).step}
          onBack={back}
        />
      )}
      <WarmSteps questions={firstQuestions}>
        {(coming) => (
          <QuestionStep
            quiz={mainQuiz}
            question={coming}
            snapshot={snapshot}
            send={nothing}
            step={1}
            onBack={nothing}
          />
        )}
      </WarmSteps>
    </StepColumns>
  );
  return layout(isProcessing ? null : <Countdown snapshot={snapshot} />, page);
}

function QuizProgress({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts(quizTexts);
  const progress = position.progressOf(snapshot);
  const { step, total } = progress;
  return <ProgressSegments {...progress} label={text('progress')} stepText={text('step', { step, total })} />;
}
