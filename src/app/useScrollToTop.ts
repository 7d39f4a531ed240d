import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The page scrolls to the top on every change of path (spec 2). A change of hash alone does not count, nor does the page
 * the browser has just loaded: the browser decides where that is, by a hash or the position before a reload.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0 });
  }, [pathname]);
}
