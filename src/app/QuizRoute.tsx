import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuizResults } from '#machines/quiz/quizMachine.ts';
import { QuizPage } from '#src/features/quiz/QuizPage.tsx';
import { paths } from '#src/routing/paths.ts';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { QuizLayout } from './layout/QuizLayout.tsx';
import { type ResultsState, readKnownAnswers } from './navigationState.ts';

/** The quiz, on its own page and as a stage of home; its results go to the comparison (spec 2). */
export function QuizRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const known = readKnownAnswers(state);

  const showResults = useCallback(
    ({ comparisonId, answers, contact }: QuizResults) => {
      const results: ResultsState = {
        userAnswers: answers,
        userEmail: contact?.email ?? rememberedEmail(),
        contactInfo: contact,
      };
      // In place of the contact step: Back must not lead into a form whose answers have been sent.
      void navigate(paths.comparisonOf(comparisonId), { state: results, replace: true });
    },
    [navigate],
  );
  const leave = useCallback(() => void navigate(paths.home, { replace: true }), [navigate]);
  const layout = (header: ReactNode, page: ReactNode) => <QuizLayout header={header}>{page}</QuizLayout>;

  return <QuizPage layout={layout} {...(known && { known })} onResults={showResults} onLeave={leave} />;
}
