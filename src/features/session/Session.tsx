import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { session } from './sessionActor.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;
type CurrentSession = {
  user: CurrentUser | undefined;
  /** False until the look-up has been answered or has timed out. */
  isKnown: boolean;
  isBusy: boolean;
  /** The password was right, and the account has a second factor. */
  isCodeWanted: boolean;
  /** The code that was last sent, and why it was refused. */
  code: { sent: string; refusal: unknown };
  send: SessionActor['send'];
};

const SessionContext = createContext<CurrentSession>({
  user: undefined,
  isKnown: true,
  isBusy: false,
  isCodeWanted: false,
  code: { sent: '', refusal: undefined },
  send: () => undefined,
});

/** The current user, whether a sign-in is running, and how to send events to the session. */
export const useSession = () => useContext(SessionContext);

/** Tells all pages who is signed in. Only pages that depend on it wait for the answer (D35). */
export function Session({ children }: { children: ReactNode }) {
  const snapshot = useSelector(session, (current) => current);
  useToasts(session);
  useEffect(() => watchPage(session), []);
  const current = useMemo(
    () => ({
      user: snapshot.context.user,
      isKnown: !snapshot.hasTag('unknown'),
      isBusy: snapshot.hasTag('busy'),
      isCodeWanted: snapshot.hasTag('code'),
      code: { sent: snapshot.context.code, refusal: snapshot.context.refusal },
      send: session.send,
    }),
    [snapshot],
  );
  return <SessionContext value={current}>{children}</SessionContext>;
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
