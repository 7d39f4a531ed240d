import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { effectiveTransitions, stateNodes, transitionKey } from '../paths/transitions.ts';

/** One change of one transition, which at least one test must notice. Plain data, so that it can be sent to a worker. */
export type Mutation = {
  machine: string;
  /** Of the transition, as transitionKey() gives it. */
  key: string;
  change: { kind: 'remove' } | { kind: 'negate' } | { kind: 'retarget'; to: string };
};

/** Whether a transition is pointed to the likeliest other state only, or to each resting state. */
export type Targets = 'one' | 'all';

/** Every transition removed, pointed elsewhere and, if it has a guard, taken when it should not be. */
export function mutationsOf(machine: AnyStateMachine, targets: Targets = 'one'): Mutation[] {
  return effectiveTransitions(machine).flatMap((transition) => {
    const others = targets === 'one' ? likeliestTarget(transition) : otherTargets(machine, transition);
    const changes: Mutation['change'][] = [
      { kind: 'remove' },
      ...others.map(({ id }) => ({ kind: 'retarget' as const, to: id })),
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

/** The next sibling of the target, or of the source if the transition has no target: the likeliest mistake. */
function likeliestTarget({ source, target }: AnyTransitionDefinition): AnyStateNode[] {
  const [now = source] = target ?? [];
  const siblings = Object.values(now.parent?.states ?? {});
  const next = [...siblings.slice(siblings.indexOf(now) + 1), ...siblings.slice(0, siblings.indexOf(now))];
  const found = next.find((state) => state !== now && state !== source) ?? next.find((state) => state !== now);
  return found ? [found] : [];
}

/** Every innermost state but the one the transition ends in. */
function otherTargets(machine: AnyStateMachine, { source, target }: AnyTransitionDefinition): AnyStateNode[] {
  const [now = source] = target ?? [];
  const isInnermost = ({ states }: AnyStateNode) => Object.keys(states).length === 0;
  return stateNodes(machine).filter((state) => isInnermost(state) && !endsIn(now, state));
}

/** Whether entering a state by its initial states leads into another. */
function endsIn(entered: AnyStateNode, state: AnyStateNode): boolean {
  if (entered === state) return true;
  const inner = entered.type === 'parallel' ? Object.values(entered.states) : (entered.initial?.target ?? []);
  return inner.some((next) => endsIn(next, state));
}
