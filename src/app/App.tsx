import { useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { Session } from '#src/features/session/Session.tsx';
import { Toasts } from '#src/toasts/Toasts.tsx';
import { DocumentHead } from './DocumentHead.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { siteRoutes } from './siteRoutes.tsx';

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

/**
 * The page scrolls to the top on every change of path (spec 2). A change of hash alone does not count. Nor does the page
 * that the browser has just loaded: the browser restores its position, from a hash or from before a reload.
 */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0 });
  }, [pathname]);
}
