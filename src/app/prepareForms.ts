import { prepareRequests } from '#src/api/http.ts';
import { preloadToasts } from '#src/toasts/Toasts.tsx';

/**
 * A visitor who starts to fill in a form will send it: loads what the send needs, and what reports that there is no
 * connection. One who started before the app was there is noticed by the replayed input (replayEarlyInput.ts).
 */
export function prepareForms(): void {
  const begin = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
    prepareRequests();
    void preloadToasts();
  };
  for (const type of ['focusin', 'input']) window.addEventListener(type, begin, { passive: true });
}
