import { jsonStorage } from './jsonStorage.ts';

/** What is kept for this tab. */
export const tabStorage = jsonStorage(() => sessionStorage);
