import { jsonStorage } from './jsonStorage.ts';

export const tabStorage = jsonStorage(() => sessionStorage);
