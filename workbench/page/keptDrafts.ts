import { isRecord } from '#domain/json.ts';
import type { Drafts } from '../documents/saveRules.ts';

const KEPT_AS = 'workbench-drafts';

/** Drafts live in this browser until they are saved, faulty ones too, so that a page can be left at any time. */
export function keptDrafts(): Drafts {
  try {
    return readDrafts(localStorage.getItem(KEPT_AS));
  } catch {
    return {};
  }
}

/** Whether they are kept; a browser may have no room, or be told to keep nothing. */
export function keepDrafts(drafts: Drafts): boolean {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another window of the workbench has changed the drafts. */
export function onOtherWindow(listener: (drafts: Drafts) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT_AS) listener(readDrafts(newValue));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function readDrafts(text: string | null): Drafts {
  const kept: unknown = JSON.parse(text ?? '{}');
  return isRecord(kept) ? (kept as Drafts) : {};
}
