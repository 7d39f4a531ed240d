import { useSyncExternalStore } from 'react';
import { browserStorage } from './browserStorage.ts';

const KEY = 'savedArticles';
const listeners = new Set<() => void>();
const none: readonly string[] = [];
let known: { stored: string; ids: readonly string[] } = { stored: '', ids: none };

/** Ids of the articles saved in this browser (D23); none while rendering on the server. */
export function useSavedArticles(): readonly string[] {
  return useSyncExternalStore(listen, savedIds, () => none);
}

export function toggleSaved(id: string): void {
  const ids = savedIds();
  browserStorage.write(KEY, ids.includes(id) ? ids.filter((saved) => saved !== id) : [...ids, id]);
  for (const changed of listeners) changed();
}

/** The same list object while nothing changes, as React requires. */
function savedIds(): readonly string[] {
  const value = browserStorage.read(KEY);
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : none;
  const stored = ids.join('\n');
  if (stored !== known.stored) known = { stored, ids };
  return known.ids;
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  // Another tab of this browser may save or remove one.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
