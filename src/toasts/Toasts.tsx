import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { toasts as store } from './toastStore.ts';

const ToastHost = lazyPart(
  () => import('./ToastHost.tsx'),
  (module) => module.ToastHost,
);

// Whoever begins to fill in a form may be told that the connection is gone, when it is too late to load how.
if (typeof window !== 'undefined') window.addEventListener('focusin', ToastHost.preload, { once: true });

/** Place of the toasts of the page; empty, and without their code, until there is one. */
export function Toasts() {
  const toasts = useSyncExternalStore(store.subscribe, store.getShown, store.getShown);
  return toasts.length > 0 && <ToastHost toasts={toasts} />;
}
