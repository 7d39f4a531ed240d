import { isRecord } from '#domain/json.ts';
import { tabStorage } from './tabStorage.ts';

export const ADMIN_WORK = 'blogCms';
/** The search text is kept here, because names and addresses of people must appear in no URL (D31). */
export const DESK_SEARCH = 'deskSearch';

/** Whether this tab keeps an article that the server does not have. */
export function hasUnsavedWork(): boolean {
  const kept = tabStorage.read(ADMIN_WORK);
  if (!isRecord(kept)) return false;
  return isRecord(kept.worked) || (isRecord(kept.unfinished) && Object.keys(kept.unfinished).length > 0);
}

/** Removes everything, so that the next person at this tab finds nothing. */
export const clearAdminWork = (): void => {
  for (const key of [ADMIN_WORK, DESK_SEARCH]) tabStorage.remove(key);
};
