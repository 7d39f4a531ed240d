import { normalise } from '#domain/text/normalise.ts';
import type { Login } from '#schemas/__generated__/login.ts';
import { post } from './http.ts';

/** Signs an administrator in; `lookUpUser` then says who that is. */
export async function signIn(credentials: Login, signal?: AbortSignal): Promise<void> {
  await post('/api/auth/admin/login', normalise(credentials), { ...(signal && { signal }) });
}

export async function signOut(signal?: AbortSignal): Promise<void> {
  await post('/api/auth/logout', {}, { ...(signal && { signal }) });
}
