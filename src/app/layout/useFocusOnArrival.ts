import { type RefObject, useEffect, useRef } from 'react';
import { hasBeenActive } from '#src/ui/activity.ts';

/**
 * A page reached inside the app takes the focus, because the focused element was removed with the previous page (F-13). A
 * page that the browser has just loaded starts at its top.
 * @returns the ref of the page's main part, which stays mounted while its content loads
 */
export function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isReached = hasBeenActive();
    if (isReached && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}
