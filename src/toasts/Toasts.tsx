import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { toasts as store } from './toastStore.ts';

const ToastHost = lazyPart(
  () => import('./ToastHost.tsx'),
  (module) => module.ToastHost,
);

/** Loads the code of toasts ahead of the first one: without a connection, it would come too late. */
export const preloadToasts = ToastHost.preload;

/** Renders nothing, and loads no code, until there is a toast. */
export function Toasts() {
  const toasts = useSyncExternalStore(store.subscribe, store.getShown, store.getShown);
  return toasts.length > 0 && <ToastHost toasts={toasts} />;
}
