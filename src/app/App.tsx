import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Session } from '#src/features/session/Session.tsx';
import { Notices } from '#src/notices/Notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const QuizRoute = lazy(async () => ({ default: (await import('./QuizRoute.tsx')).QuizRoute }));
const UnknownRoute = lazy(async () => ({ default: (await import('./UnknownRoute.tsx')).UnknownRoute }));
const ComparisonRoute = lazy(async () => ({ default: (await import('./ComparisonRoute.tsx')).ComparisonRoute }));

/** The whole product: who is there, then the page of the address (spec 2 "Route table"). */
export function App() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <Session>
        <Suspense>
          <Routes>
            <Route path="/" element={<HomeRoute />} />
            <Route path="/quiz" element={<QuizRoute />} />
            <Route path="/comparison/:customerId" element={<ComparisonRoute />} />
            <Route path="*" element={<UnknownRoute />} />
          </Routes>
        </Suspense>
        <Notices />
      </Session>
    </ErrorBoundary>
  );
}
