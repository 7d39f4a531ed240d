import { jsonStorage } from './jsonStorage.ts';

export const browserStorage = jsonStorage(() => localStorage);
