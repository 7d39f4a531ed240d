import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOnce } from '#src/loading/loadOnce.ts';

const loadHeads = loadOnce(() => import('./pageHeads.ts'));

/**
 * Sets the title, description, canonical address and the like of a page reached by a link, as if it had been loaded. The
 * first page arrives with its own head, except in development.
 */
export function DocumentHead() {
  const { pathname } = useLocation();
  const written = useRef(import.meta.env.DEV ? undefined : pathname);
  useEffect(() => {
    if (written.current === pathname) return undefined;
    let isLeft = false;
    const write = async () => {
      const { writeHead } = await loadHeads();
      if (isLeft) return;
      written.current = pathname;
      writeHead(pathname);
    };
    // Without its head the page is still usable; the next page loads the module again.
    write().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [pathname]);
  return null;
}
