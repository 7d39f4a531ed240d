import { post } from './http.ts';

/** Reports an address without a page to the server's log (spec 2). Failures are silent. */
export async function reportUnknownPath(path: string): Promise<void> {
  await post('/api/unknown-paths', { path }).catch(() => undefined);
}
