import type { CurrentUser } from '#domain/currentUser.ts';
import { isRecord } from '#domain/json.ts';
import { currentApiBase } from './host.ts';

/**
 * Who is signed in. Uses `fetch`, not axios, so that the request starts before the app is loaded. 401, 204, null, 404,
 * 500 and HTML all mean a visitor (D10), and so does no answer at all.
 */
export async function lookUpUser(signal?: AbortSignal): Promise<CurrentUser | undefined> {
  const response = await fetch(`${currentApiBase()}/api/auth/user`, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    ...(signal && { signal }),
  });
  if (!response.ok || response.status === 204) return undefined;
  const user: unknown = await response.json();
  return isRecord(user) && typeof user.id === 'number' ? { id: user.id } : undefined;
}
