import { useSyncExternalStore } from 'react';
import { latePart } from '#src/loading/latePart.tsx';
import { notices } from './noticeStore.ts';

const ToastHost = latePart(
  () => import('./ToastHost.tsx'),
  (module) => module.ToastHost,
);

// Whoever begins to fill in a form may be told that the connection is gone, when it is too late to load how.
if (typeof window !== 'undefined') window.addEventListener('focusin', ToastHost.preload, { once: true });

/** Place of the toasts of the page; empty, and without their code, until there is one. */
export function Notices() {
  const toasts = useSyncExternalStore(notices.subscribe, notices.getToasts, notices.getToasts);
  return toasts.length > 0 && <ToastHost toasts={toasts} />;
}
