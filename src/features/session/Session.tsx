import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { session } from './sessionActor.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;
type CurrentSession = { user: CurrentUser | undefined; isBusy: boolean; send: SessionActor['send'] };

const SessionContext = createContext<CurrentSession>({ user: undefined, isBusy: false, send: () => undefined });

/** The current user, whether a sign-in is running, and how to send events to the session. */
export const useSession = () => useContext(SessionContext);

/** Renders the app once it is known who is there, or the lookup has taken too long (D10). */
export function Session({ children }: { children: ReactNode }) {
  const snapshot = useSelector(session, (current) => current);
  useToasts(session);
  useEffect(() => watchPage(session), []);
  if (snapshot.hasTag('unknown')) return null;
  const { user } = snapshot.context;
  return (
    <SessionContext value={{ user, isBusy: snapshot.hasTag('busy'), send: session.send }}>{children}</SessionContext>
  );
}

/** Reports when the page enters and leaves the back/forward cache. */
function watchPage({ send }: SessionActor): () => void {
  const left = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'page.left' });
  const shown = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'page.restored' });
  window.addEventListener('pagehide', left);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('pagehide', left);
    window.removeEventListener('pageshow', shown);
  };
}
