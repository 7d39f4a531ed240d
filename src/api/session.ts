import type { SignIn, SignInOutcome } from '#domain/signIn.ts';
import { normalise } from '#domain/text/normalise.ts';
import { ApiError } from './apiError.ts';
import { post } from './http.ts';

/** Signs an administrator in; `lookUpUser` then returns the user. */
export async function signIn(credentials: SignIn, signal?: AbortSignal): Promise<SignInOutcome> {
  try {
    await post('/api/auth/admin/login', normalise(credentials), { ...(signal && { signal }) });
    return 'signedIn';
  } catch (error) {
    if (credentials.code === undefined && error instanceof ApiError && 'code' in error.errors) return 'codeNeeded';
    throw error;
  }
}

export async function signOut(signal?: AbortSignal): Promise<void> {
  await post('/api/auth/logout', {}, { ...(signal && { signal }) });
}
