import { isRecord } from '#domain/json.ts';
import { tabStorage } from './tabStorage.ts';

export const ADMIN_WORK = 'blogCms';
/** Names and addresses that were searched for are in no URL (D31). */
export const DESK_SEARCH = 'deskSearch';

/** Whether an article is kept in this tab that the server does not have. */
export function hasUnsavedWork(): boolean {
  const kept = tabStorage.read(ADMIN_WORK);
  if (!isRecord(kept)) return false;
  return isRecord(kept.worked) || (isRecord(kept.unfinished) && Object.keys(kept.unfinished).length > 0);
}

/** Nothing is left for the next person at this tab. */
export const clearAdminWork = (): void => {
  for (const key of [ADMIN_WORK, DESK_SEARCH]) tabStorage.remove(key);
};
