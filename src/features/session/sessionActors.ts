import { fromPromise } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { SignIn, SignInOutcome } from '#domain/signIn.ts';
import { lookUpUser } from '#src/api/currentUser.ts';
import { loadable } from '#src/api/loadable.ts';

/** Loaded on sign-in or sign-out. */
const loadSession = loadable(() => import('#src/api/session.ts'));

export const sessionActors = {
  lookUpUser: fromPromise<CurrentUser | undefined>(({ signal }) => lookUpUser(signal)),
  signIn: fromPromise<SignInOutcome, SignIn>(async ({ input, signal }) => {
    const { signIn } = await loadSession();
    return signIn(input, signal);
  }),
  signOut: fromPromise<void>(async () => {
    const { signOut } = await loadSession();
    await signOut();
  }),
};
