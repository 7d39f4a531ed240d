import { useActorRef, useSelector } from '@xstate/react';
import type { Actor, ActorOptions, AnyStateMachine, SnapshotFrom } from 'xstate';
import { inspect } from './inspection.ts';

/**
 * The app's only way to run a machine for as long as a component is mounted: returns its snapshot and its actor. Views
 * read `matches`, `hasTag` and `can` of the snapshot and send events to the actor.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: undefined extends ActorOptions<Machine>['input']
    ? [options?: ActorOptions<Machine>]
    : [options: ActorOptions<Machine>]
): [SnapshotFrom<Machine>, Actor<Machine>] {
  // The cast is needed because useActorRef spells the same condition on `input` with a private type.
  const actor = useActorRef(machine, { inspect, ...options } as never);
  const snapshot = useSelector(actor, (current) => current as SnapshotFrom<Machine>);
  return [snapshot, actor];
}
