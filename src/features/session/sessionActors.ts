import { fromPromise } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { Login } from '#schemas/__generated__/login.ts';
import { lookUpUser } from '#src/api/currentUser.ts';

/** Asked when this module is evaluated, before React renders anything: the answer decides whether it may. */
const firstLookup = typeof window === 'undefined' ? undefined : lookUpUser();
// A failure is handled where the machine asks for it; this only keeps it from being reported as unhandled before.
firstLookup?.catch(() => undefined);

/** What the session asks of the world. The API client is loaded when somebody signs in or out. */
export const sessionActors = {
  lookUpUser: fromPromise<CurrentUser | undefined, { again: boolean }>(({ input, signal }) =>
    input.again ? lookUpUser(signal) : (firstLookup ?? lookUpUser(signal)),
  ),
  signIn: fromPromise<void, Login>(async ({ input, signal }) => {
    const { signIn } = await import('#src/api/session.ts');
    await signIn(input, signal);
  }),
  signOut: fromPromise<void>(async () => {
    const { signOut } = await import('#src/api/session.ts');
    await signOut();
  }),
};
