import { Route, Routes } from 'react-router-dom';
import { Session } from '#src/features/session/Session.tsx';
import { Toasts } from '#src/toasts/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { siteRoutes } from './siteRoutes.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/**
 * The whole product: who is there, and the page of the address (spec 2 "Route table"). Without a Suspense boundary around
 * the pages, which React would hydrate in a pass of its own: a page stands until the next one is loaded, as the router
 * goes from one to the other in a transition.
 */
export function App() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <Session>
        <Routes>
          {siteRoutes.map(({ path, page, Page }) => (
            <Route key={path} path={path} element={<Page key={page} />} />
          ))}
        </Routes>
        <Toasts />
      </Session>
    </ErrorBoundary>
  );
}
