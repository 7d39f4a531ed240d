import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SavingsLanding } from '#src/features/savings/SavingsLanding.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { paths } from '#src/routing/paths.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { readSavingsState } from './savingsState.ts';
import type { Visit } from './siteRoutes.tsx';

const SavingsQuizStage = lazyPage(
  () => import('./SavingsQuizStage.tsx'),
  (module) => module.SavingsQuizStage,
);
const SavingsReportStage = lazyPage(
  () => import('./SavingsReportStage.tsx'),
  (module) => module.SavingsReportStage,
);

/** Loads the stage that the address asks for. */
export async function prepare({ hash }: Visit): Promise<void> {
  if (hash === '#quiz') await SavingsQuizStage.preload();
  if (hash === '#report') await SavingsReportStage.preload();
}

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
