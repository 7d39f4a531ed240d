import { tabStorage } from './tabStorage.ts';

export const ADMIN_WORK = 'blogCms';

/** Nothing is left for the next person at this tab. */
export const clearAdminWork = (): void => tabStorage.remove(ADMIN_WORK);
