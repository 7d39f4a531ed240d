import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { homeVariants } from '#src/features/home/homeVariants.ts';
import { Session } from '#src/features/session/Session.tsx';
import { Toasts } from '#src/toasts/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const OtherRoutes = lazy(async () => ({ default: (await import('./OtherRoutes.tsx')).OtherRoutes }));

/** The page of the address (spec 2 "Route table"). */
export function App() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <Session>
        <Suspense>
          <Routes>
            {homeVariants.map((variant) => (
              <Route key={variant.id} path={variant.path} element={<HomeRoute key={variant.id} variant={variant} />} />
            ))}
            <Route path="*" element={<OtherRoutes />} />
          </Routes>
        </Suspense>
        <Toasts />
      </Session>
    </ErrorBoundary>
  );
}
