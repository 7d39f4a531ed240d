import { fromPromise } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { SignIn, SignInOutcome } from '#domain/signIn.ts';
import { lookUpUser } from '#src/api/currentUser.ts';
import { loadable } from '#src/api/loadable.ts';

/** Asked when this module is evaluated, before React renders anything: a page that depends on the answer has it soon. */
const firstLookup = typeof window === 'undefined' ? undefined : lookUpUser();
// The machine handles a failure; this only prevents an early report as unhandled.
firstLookup?.catch(() => undefined);

/** Loaded on sign-in or sign-out. */
const loadSession = loadable(() => import('#src/api/session.ts'));

export const sessionActors = {
  lookUpUser: fromPromise<CurrentUser | undefined, { again: boolean }>(({ input, signal }) =>
    input.again ? lookUpUser(signal) : (firstLookup ?? lookUpUser(signal)),
  ),
  signIn: fromPromise<SignInOutcome, SignIn>(async ({ input, signal }) => {
    const { signIn } = await loadSession();
    return signIn(input, signal);
  }),
  signOut: fromPromise<void>(async () => {
    const { signOut } = await loadSession();
    await signOut();
  }),
};
