import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import type { Answers } from '#domain/questionFlow.ts';
import type { QuizResults } from '#machines/quiz/quizMachine.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { addTexts, useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { AnswersCheck } from './AnswersCheck.tsx';
import { ContactStep } from './ContactStep.tsx';
import { Countdown } from './Countdown.tsx';
import { Processing } from './Processing.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { QuizProgress } from './QuizProgress.tsx';
import { currentQuestion } from './quizPosition.ts';
import { useQuiz } from './useQuiz.ts';
import { useQuizHistory } from './useQuizHistory.ts';

addTexts('quiz', quizTexts);

type QuizPageProps = {
  /** Frame of the page: its header gets the countdown. */
  layout: (header: React.ReactNode, page: React.ReactNode) => React.ReactNode;
  known?: Answers;
  onResults: (results: QuizResults) => void;
  onLeave: () => void;
};

const NOTHING_KNOWN: Answers = {};

/** The main quiz: one question at a time, the contact step, the phases of processing. */
export function QuizPage({ layout, known = NOTHING_KNOWN, onResults, onLeave }: QuizPageProps) {
  const text = useTexts('quiz');
  const [knownAtStart] = useState(known);
  const [snapshot, actor] = useQuiz({ known: knownAtStart, onResults });
  const back = useQuizHistory(actor, snapshot, useCallback(onLeave, [onLeave]));
  const question = currentQuestion(snapshot);
  const isProcessing = snapshot.hasTag('processing') || snapshot.status === 'done';

  const page = isProcessing ? (
    <Processing snapshot={snapshot} />
  ) : (
    <Ground>
      <Columns data-fixed-nav={question !== undefined}>
        <div>
          <QuizProgress snapshot={snapshot} />
          {question === undefined ? (
            <ContactStep snapshot={snapshot} actor={actor} onBack={back} />
          ) : (
            <QuestionStep question={question} snapshot={snapshot} actor={actor} onBack={back} />
          )}
        </div>
        <Aside aria-label={text('answers.title')}>
          <AnswersCheck snapshot={snapshot} />
        </Aside>
      </Columns>
    </Ground>
  );
  return layout(isProcessing ? null : <Countdown snapshot={snapshot} />, page);
}

const Ground = styled('div')({ backgroundColor: color.bgTintSoft, minHeight: 'calc(100vh - 72px)' });

const Columns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  paddingBlock: 'clamp(24px, 4vw, 56px) 48px',
  '@media (max-width:599.95px)': { '&[data-fixed-nav=true]': { paddingBottom: 120 } },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 'clamp(40px, 6vw, 88px)' },
});

const Aside = styled('aside')({
  display: 'none',
  [from.medium]: { display: 'block', position: 'sticky', top: 32 },
});
