import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { Toast } from '#machines/toast.ts';
import { inTurn } from '#src/loading/inTurn.ts';
import { whenIdle } from '#src/loading/whenIdle.ts';
import { toasts } from './toastStore.ts';

type ToastSource = { on(type: 'toast', handler: (toast: Toast) => void): Subscription };

/**
 * Shows a machine's toasts while the component is mounted. A page that was left shows no more (D18), and its failures are
 * removed with it; a success that led to the next page stays.
 */
export function useToasts(actor: ToastSource): void {
  useEffect(() => {
    let isMounted = true;
    const faults: number[] = [];
    const show = inTurn(async (toast: Toast) => {
      const toastWords = await loadToasts();
      if (!isMounted) return;
      const words = toastWords(toast);
      const id = toasts.show(words);
      if (words.severity === 'error') faults.push(id);
    });
    // Loaded before the first toast, because that one may say that there is no connection.
    const stopLoading = whenIdle(loadToasts);
    const subscription = actor.on('toast', show);
    return () => {
      isMounted = false;
      stopLoading();
      subscription.unsubscribe();
      for (const id of faults) toasts.dismiss(id);
    };
  }, [actor]);
}

async function loadToasts() {
  const [{ toastWords }] = await Promise.all([import('./toastWords.ts'), import('./ToastHost.tsx')]);
  return toastWords;
}
