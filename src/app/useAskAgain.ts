import { useCallback } from 'react';
import { useSession } from '#src/features/session/Session.tsx';

/** Makes the session ask again who is signed in, as after a page is restored from the browser's cache. */
export function useAskAgain(): () => void {
  const { send } = useSession();
  return useCallback(() => {
    send({ type: 'page.left' });
    send({ type: 'page.restored' });
  }, [send]);
}
