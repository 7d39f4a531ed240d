import { tabStorage } from './tabStorage.ts';

export const ADMIN_WORK = 'blogCms';
/** Names and addresses that were searched for are in no URL (D31). */
export const DESK_SEARCH = 'deskSearch';

/** Nothing is left for the next person at this tab. */
export const clearAdminWork = (): void => {
  for (const key of [ADMIN_WORK, DESK_SEARCH]) tabStorage.remove(key);
};
