import { useCallback } from 'react';
import { type SharedLink, shareMachine } from '#machines/share/shareMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { shareActors } from './shareActors.ts';

const machine = shareMachine.provide({ actors: shareActors });

/** Shares a link in any way the browser supports. */
export function useShare(): (link: SharedLink) => void {
  const [, actor] = useFlow(machine);
  useToasts(actor);
  return useCallback((link) => actor.send({ type: 'share.pressed', link }), [actor]);
}
