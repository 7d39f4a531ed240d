import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What makes a transition happen. */
export type TransitionKind = 'event' | 'timer' | 'success' | 'failure' | 'completion' | 'always';

/** One transition of a machine under a key that stays the same however the machine is provided or built. */
export type Transition = {
  key: string;
  source: string;
  event: string;
  kind: TransitionKind;
  guard: string | undefined;
  targets: string[];
};

/** Every transition of a machine, in the order of its states. One that does nothing (a forbidden event) is left out. */
export const listTransitions = (machine: AnyStateMachine): Transition[] =>
  effectiveTransitions(machine).map(describeTransition);

// These three also run in the pages of the journeys, so they use nothing but each other.

/** The transitions themselves, as listTransitions describes them. */
export function effectiveTransitions(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return stateNodes(machine)
    .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .filter(({ target, actions, reenter }) => target !== undefined || actions.length > 0 || reenter);
}

/** All states of a machine, outer before inner. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Names a transition by machine, source state, event and position among the transitions of that event. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return [source.machine.id, source.id, eventType || 'always', siblings.indexOf(transition)].join('|');
}

function describeTransition(transition: AnyTransitionDefinition): Transition {
  return {
    key: transitionKey(transition),
    source: transition.source.id,
    event: transition.eventType || 'always',
    kind: kindOf(transition.eventType),
    guard: guardName(transition.guard),
    targets: (transition.target ?? []).map((target) => target.id),
  };
}

function kindOf(event: string): TransitionKind {
  if (event === '') return 'always';
  if (event.startsWith('xstate.after.')) return 'timer';
  if (event.startsWith('xstate.done.actor.')) return 'success';
  if (event.startsWith('xstate.error.actor.')) return 'failure';
  return event.startsWith('xstate.done.state.') ? 'completion' : 'event';
}

function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return 'unnamed';
  const params = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  const shown = params.filter((param) => param !== undefined).map(String);
  return shown.length > 0 ? `${String(guard.type)}(${shown.join(', ')})` : String(guard.type);
}
