import { tabStorage } from './tabStorage.ts';

/** Under this key stands what an administrator works on in this tab. */
export const ADMIN_WORK = 'blogCms';

/** Whoever signs out leaves nothing for the next person at this tab. */
export const clearAdminWork = (): void => tabStorage.remove(ADMIN_WORK);
