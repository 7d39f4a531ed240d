import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { HomePage } from '#src/features/home/HomePage.tsx';
import type { HomeVariant } from '#src/features/home/homeVariants.ts';
import { paths } from '#src/routing/paths.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';

const QuizRoute = lazy(async () => ({ default: (await import('./QuizRoute.tsx')).QuizRoute }));
const ResultsRoute = lazy(async () => ({ default: (await import('./ResultsRoute.tsx')).ResultsRoute }));

const ExpertButton = lazy(async () => ({ default: (await import('./ExpertButton.tsx')).ExpertButton }));
const ReportButton = lazy(async () => ({ default: (await import('./ReportButton.tsx')).ReportButton }));

const QUIZ_HASH = '#quiz';

/**
 * A start page and its three stages (spec 2): hero, quiz, results. The address says which: `#quiz` is the quiz,
 * navigation state with showResults the results; so reload, Back and a second click on the same link all show the right
 * one, on every variant (D6).
 */
export function HomeRoute({ variant }: { variant: HomeVariant }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();

  if (hash === QUIZ_HASH)
    return (
      <Suspense>
        <QuizRoute startPage={variant.path} />
      </Suspense>
    );
  if (isRecord(state) && state.showResults === true)
    return (
      <SiteLayout>
        <Suspense>
          <ResultsRoute />
        </Suspense>
      </SiteLayout>
    );
  const startQuiz = (known: Answers) => void navigate(paths.startQuizAt(variant.path), { state: { known } });
  return (
    <SiteLayout announced={variant.announced}>
      <HomePage variant={variant} onStartQuiz={startQuiz} report={<ReportButton />} expert={<ExpertButton />} />
    </SiteLayout>
  );
}
