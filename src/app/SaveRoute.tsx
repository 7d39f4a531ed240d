import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SavingsLanding } from '#src/features/savings/SavingsLanding.tsx';
import { paths } from '#src/routing/paths.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { readSavingsState } from './savingsState.ts';

const SavingsQuizStage = lazy(async () => ({ default: (await import('./SavingsQuizStage.tsx')).SavingsQuizStage }));
const SavingsReportStage = lazy(async () => ({
  default: (await import('./SavingsReportStage.tsx')).SavingsReportStage,
}));

/**
 * `/save` and its three stages: landing, quiz, report. The address says which, so that reload and Back show the right
 * one; a report without answers leads to the landing page.
 */
export function SaveRoute() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '' || state === null) window.scrollTo({ top: 0 });
  }, [hash, state]);

  if (hash === '#quiz')
    return (
      <Suspense>
        <SavingsQuizStage />
      </Suspense>
    );
  if (hash === '#report') {
    const outcome = readSavingsState(state);
    if (!outcome) return <Navigate to={paths.savings} replace />;
    return (
      <SiteLayout key="report">
        <Suspense>
          <SavingsReportStage outcome={outcome} />
        </Suspense>
      </SiteLayout>
    );
  }
  return (
    <SiteLayout announced key="landing">
      <SavingsLanding
        onStart={(currentPos) => void navigate(paths.savingsQuiz, { state: { known: { currentPos } } })}
      />
    </SiteLayout>
  );
}
