import { Route, Routes } from 'react-router-dom';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { Session } from '#src/features/session/Session.tsx';
import { Toasts } from '#src/toasts/Toasts.tsx';
import { DocumentHead } from './DocumentHead.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { siteRoutes } from './siteRoutes.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/**
 * The whole product: who is signed in, and the page of the address (spec 2 "Route table"). There is no Suspense boundary
 * around the pages, because React would hydrate it in a separate pass. A page stays until the next one is loaded, since
 * the router changes pages in a transition.
 */
export function App() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <DocumentHead />
      <Session>
        <Routes>
          {siteRoutes.map(({ path, page, Page }) => (
            <Route key={path} path={path} element={<Page key={page} />} />
          ))}
        </Routes>
        <PartBoundary floating>
          <Toasts />
        </PartBoundary>
      </Session>
    </ErrorBoundary>
  );
}
