import { prepareRequests } from '#src/api/http.ts';
import { whenIdle } from '#src/loading/whenIdle.ts';
import { preloadToasts } from '#src/toasts/Toasts.tsx';

const TYPES = ['focusin', 'input'];

/**
 * A visitor who starts to fill in a form will probably send it: loads the code that sends it and reports a lost
 * connection. Waits until the browser is idle, as otherwise the first input would be delayed. A visitor who started
 * before the app was there is noticed through the replayed input (replayEarlyInput.ts).
 */
export function prepareForms(): void {
  for (const type of TYPES) window.addEventListener(type, begin, { passive: true });
}

function begin({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
  for (const type of TYPES) window.removeEventListener(type, begin);
  // What failed to load is tried again with the next field.
  whenIdle(() => Promise.all([prepareRequests(), preloadToasts()]).catch(prepareForms));
}
