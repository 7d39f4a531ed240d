import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notices } from './noticeStore.ts';

const load = () => import('./ToastHost.tsx');
/** Again and again: what could not be told without a connection is told once there is one. */
const loadAtLast = (): ReturnType<typeof load> =>
  load().catch(() => new Promise((waited) => setTimeout(waited, 1000)).then(loadAtLast));
const ToastHost = lazy(async () => ({ default: (await loadAtLast()).ToastHost }));

// Whoever begins to fill in a form may be told that the connection is gone, when it is too late to load how.
if (typeof window !== 'undefined')
  window.addEventListener('focusin', () => load().catch(() => undefined), { once: true });

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
