import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { Notice } from '#machines/notice.ts';
import { notices } from './noticeStore.ts';

type Notifier = { on(type: 'notice', handler: (notice: Notice) => void): Subscription };

/** Shows what a machine has to say for as long as the component is mounted (D18: a page that is gone stays silent). */
export function useNotices(actor: Notifier): void {
  useEffect(() => {
    let isMounted = true;
    const subscription = actor.on('notice', async (notice) => {
      // The words of all notices come with the first one, as the toast itself does.
      const { noticeToast } = await import('./noticeToast.ts');
      if (isMounted) notices.show(noticeToast(notice));
    });
    return () => {
      isMounted = false;
      subscription.unsubscribe();
    };
  }, [actor]);
}
