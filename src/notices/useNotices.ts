import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { Notice } from '#machines/notice.ts';
import { notices } from './noticeStore.ts';
import { noticeToast } from './noticeToast.ts';

type Notifier = { on(type: 'notice', handler: (notice: Notice) => void): Subscription };

/** Shows what a machine has to say for as long as the component is mounted (D18: a page that is gone stays silent). */
export function useNotices(actor: Notifier): void {
  useEffect(() => {
    const subscription = actor.on('notice', (notice) => notices.show(noticeToast(notice)));
    return () => subscription.unsubscribe();
  }, [actor]);
}
