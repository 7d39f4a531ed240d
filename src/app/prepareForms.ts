import { prepareRequests } from '#src/api/http.ts';
import { whenIdle } from '#src/loading/whenIdle.ts';
import { preloadToasts } from '#src/toasts/Toasts.tsx';

const TYPES = ['focusin', 'input'];

/**
 * A visitor who starts to fill in a form will send it: loads what the send needs, and what reports that there is no
 * connection. Once the browser is idle, or the first answer would wait for it. One who started before the app was there
 * is noticed by the replayed input (replayEarlyInput.ts).
 */
export function prepareForms(): void {
  for (const type of TYPES) window.addEventListener(type, begin, { passive: true });
}

function begin({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
  for (const type of TYPES) window.removeEventListener(type, begin);
  // What failed is loaded with the next field.
  whenIdle(() => Promise.all([prepareRequests(), preloadToasts()]).catch(prepareForms));
}
