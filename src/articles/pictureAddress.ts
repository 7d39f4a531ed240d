import { currentApiBase } from '#src/api/host.ts';

/** Pictures of articles come from where the API is. */
export const pictureAddress = (path: string): string => (import.meta.env.SSR ? path : currentApiBase() + path);
