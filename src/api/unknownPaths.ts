import { post } from './http.ts';

/** Tells the server of an address without a page, for its log (spec 2). Not a visitor's concern: failures are silent. */
export async function reportUnknownPath(path: string): Promise<void> {
  await post('/api/unknown-paths', { path }).catch(() => undefined);
}
