import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notices } from './noticeStore.ts';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }));

/** Place of the toasts of the page; empty, and without their code, until there is one. */
export function Notices() {
  const toasts = useSyncExternalStore(notices.subscribe, notices.getToasts, notices.getToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastHost toasts={toasts} />
    </Suspense>
  );
}
