import { jsonStorage } from './jsonStorage.ts';

/** What is kept in this browser beyond the visit (local storage). */
export const browserStorage = jsonStorage(() => localStorage);
