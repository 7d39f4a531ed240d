import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The page scrolls to the top on every change of path (spec 2). A change of hash alone does not count. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what matters
  useEffect(() => {
    // Braces, because browsers have begun to return a promise from scrollTo.
    window.scrollTo({ top: 0 });
  }, [pathname]);
}
