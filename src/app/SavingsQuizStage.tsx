import { type ReactNode, useCallback, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import type { SavingsOutcome } from '#machines/savings/savingsMachine.ts';
import { SavingsQuizPage } from '#src/features/savings/SavingsQuizPage.tsx';
import { savingsStorage } from '#src/features/savings/savingsStorage.ts';
import { paths } from '#src/routing/paths.ts';
import { QuizLayout } from './layout/QuizLayout.tsx';
import { readKnownAnswers } from './navigationState.ts';
import type { SavingsState } from './savingsState.ts';

/** The savings quiz, started on the landing page or earlier in this tab. */
export function SavingsQuizStage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [known] = useState(() => readKnownAnswers(savingsQuizSchema, state));
  const [isBegun] = useState(() => known !== undefined || savingsStorage.load() !== undefined);

  const showReport = useCallback(
    ({ answers, contact }: SavingsOutcome) => {
      const outcome: SavingsState = {
        savingsAnswers: answers,
        contactInfo: contact && { name: contact.name, email: contact.email },
      };
      // Replaces the contact step in the history: Back must not lead to a form whose answers have been sent.
      void navigate(paths.savingsReport, { state: outcome, replace: true });
    },
    [navigate],
  );
  const leave = useCallback(() => void navigate(paths.savings, { replace: true }), [navigate]);
  const layout = (page: ReactNode) => <QuizLayout header={null}>{page}</QuizLayout>;

  if (!isBegun) return <Navigate to={paths.savings} replace />;
  return <SavingsQuizPage layout={layout} known={known} onOutcome={showReport} onLeave={leave} />;
}
