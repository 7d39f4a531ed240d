import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { toasts as store } from './toastStore.ts';

const ToastHost = lazyPart(
  () => import('./ToastHost.tsx'),
  (module) => module.ToastHost,
);

// Loaded when a visitor starts to fill in a form: without a connection it would be too late.
if (typeof window !== 'undefined') window.addEventListener('focusin', ToastHost.preload, { once: true });

/** Empty, and without its code, until there is a toast. */
export function Toasts() {
  const toasts = useSyncExternalStore(store.subscribe, store.getShown, store.getShown);
  return toasts.length > 0 && <ToastHost toasts={toasts} />;
}
