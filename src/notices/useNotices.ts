import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { Notice } from '#machines/notice.ts';
import { notices } from './noticeStore.ts';

type Notifier = { on(type: 'notice', handler: (notice: Notice) => void): Subscription };

/** Leaves the first screen its bandwidth, in milliseconds. */
const LOADED_AFTER = 1000;

/**
 * Shows what a machine has to say for as long as the component is mounted. A page that is gone stays silent (D18), and
 * what it said of a failure goes with it: a success that has led to the next page is left to be read.
 */
export function useNotices(actor: Notifier): void {
  useEffect(() => {
    let isMounted = true;
    const faults: number[] = [];
    const show = (notice: Notice) => async () => {
      const noticeToast = await loadToasts();
      if (!isMounted) return;
      const toast = noticeToast(notice);
      const id = notices.show(toast);
      if (toast.severity === 'error') faults.push(id);
    };
    // Ahead of the first notice, because one of them says that there is no connection.
    const loading = setTimeout(quietly(loadToasts), LOADED_AFTER);
    const subscription = actor.on('notice', (notice) => quietly(show(notice))());
    return () => {
      isMounted = false;
      clearTimeout(loading);
      subscription.unsubscribe();
      for (const id of faults) notices.dismiss(id);
    };
  }, [actor]);
}

/** The words of all notices, and what shows them. */
async function loadToasts() {
  const [{ noticeToast }] = await Promise.all([import('./noticeToast.ts'), import('./ToastHost.tsx')]);
  return noticeToast;
}

/** What cannot be loaded cannot be shown either; the page itself goes on. */
const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined);
