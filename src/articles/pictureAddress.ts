import { currentApiBase } from '#src/api/host.ts';

/** Pictures of articles are served by the API's host. */
export const pictureAddress = (path: string): string => (import.meta.env.SSR ? path : currentApiBase() + path);
