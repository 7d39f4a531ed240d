import { createContext, type ReactNode, useContext } from 'react';
import { fromPromise } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { lookUpUser } from '#src/api/currentUser.ts';

/** Asked when this module is evaluated, before React renders anything: the answer decides whether it may. */
const firstLookup = typeof window === 'undefined' ? undefined : lookUpUser();
// A failure is handled where the machine asks for it; this only keeps it from being reported as unhandled before.
firstLookup?.catch(() => undefined);

const machine = sessionMachine.provide({
  actors: { lookUpUser: fromPromise<CurrentUser | undefined>(({ signal }) => firstLookup ?? lookUpUser(signal)) },
});

const CurrentUserContext = createContext<CurrentUser | undefined>(undefined);

/** Who is signed in; undefined for a visitor. */
export const useCurrentUser = () => useContext(CurrentUserContext);

/** Renders the app once it is known who is there, or the lookup has taken too long (D10). */
export function Session({ children }: { children: ReactNode }) {
  const [snapshot] = useFlow(machine);
  if (snapshot.hasTag('unknown')) return null;
  return <CurrentUserContext value={snapshot.context.user}>{children}</CurrentUserContext>;
}
