import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { effectiveTransitions, transitionKey } from '../paths/transitions.ts';

/** One change of one transition, which at least one test has to notice. Plain, so that a worker can be told. */
export type Mutation = {
  machine: string;
  /** Of the transition, as transitionKey() gives it. */
  key: string;
  change: { kind: 'remove' } | { kind: 'negate' } | { kind: 'retarget'; to: string };
};

/** Every transition of a machine removed, led to another state and, where it has a guard, taken when it should not be. */
export function mutationsOf(machine: AnyStateMachine): Mutation[] {
  return effectiveTransitions(machine).flatMap((transition) => {
    const to = otherTarget(transition);
    const changes: Mutation['change'][] = [
      { kind: 'remove' },
      ...(to ? [{ kind: 'retarget' as const, to: to.id }] : []),
      ...(transition.guard ? [{ kind: 'negate' as const }] : []),
    ];
    return changes.map((change) => ({ machine: machine.id, key: transitionKey(transition), change }));
  });
}

export const describeMutation = ({ key, change }: Mutation): string => {
  const [, source, event, index] = key.split('|');
  const which = `${source} --${event}${index === '0' ? '' : ` (${Number(index) + 1}.)`}-->`;
  if (change.kind === 'retarget') return `${which} led to ${change.to}`;
  return `${which} ${change.kind === 'remove' ? 'removed' : 'with its guard negated'}`;
};

/** The next state beside the target; beside the source for a transition that stays. The likeliest slip of a pen. */
function otherTarget({ source, target }: AnyTransitionDefinition): AnyStateNode | undefined {
  const [now = source] = target ?? [];
  const siblings = Object.values(now.parent?.states ?? {});
  const next = [...siblings.slice(siblings.indexOf(now) + 1), ...siblings.slice(0, siblings.indexOf(now))];
  return next.find((state) => state !== now && state !== source) ?? next.find((state) => state !== now);
}
