import { fromPromise } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { Login } from '#schemas/__generated__/login.ts';
import { lookUpUser } from '#src/api/currentUser.ts';
import { loadable } from '#src/api/loadable.ts';

/** Asked when this module is evaluated, before React renders anything: the answer decides whether it may. */
const firstLookup = typeof window === 'undefined' ? undefined : lookUpUser();
// A failure is handled where the machine asks for it; this only keeps it from being reported as unhandled before.
firstLookup?.catch(() => undefined);

/** Loaded when somebody signs in or out. */
const loadSession = loadable(() => import('#src/api/session.ts'));

/** What the session asks of the world. */
export const sessionActors = {
  lookUpUser: fromPromise<CurrentUser | undefined, { again: boolean }>(({ input, signal }) =>
    input.again ? lookUpUser(signal) : (firstLookup ?? lookUpUser(signal)),
  ),
  signIn: fromPromise<void, Login>(async ({ input, signal }) => {
    const { signIn } = await loadSession();
    await signIn(input, signal);
  }),
  signOut: fromPromise<void>(async () => {
    const { signOut } = await loadSession();
    await signOut();
  }),
};
