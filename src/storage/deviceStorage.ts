import { jsonStorage } from './jsonStorage.ts';

/** What is kept on this device until it is cleared: nothing but what the visitor has chosen, such as the language. */
export const deviceStorage = jsonStorage(() => localStorage);
