import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOnce } from '#src/loading/loadOnce.ts';

const loadHeads = loadOnce(() => import('./pageHeads.ts'));

/**
 * Title, description, canonical address and the like of a page that is reached by a link, as if it had been loaded. The
 * first page came with its own, except in development.
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
    // Without the words the page itself is still of use; the next one asks for them again.
    write().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [pathname]);
  return null;
}
