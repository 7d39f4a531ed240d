import { inject, vi } from 'vitest';
import { type AnyStateNode, type AnyTransitionDefinition, not, StateNode } from 'xstate';
import { transitionKey } from '../paths/transitions.ts';
import type { Mutation } from './mutations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutation: Mutation | undefined;
  }
}

/**
 * Runs before each test file of `npm run paths:mutate`: machines created from now on have the mutation. Modules that
 * an earlier file of this worker loaded are loaded again.
 */
const mutation = inject('mutation');
vi.resetModules();

// The method is internal to XState; it is where a state learns its transitions, also after `provide`.
type Initialising = AnyStateNode & { _initialize: (this: AnyStateNode) => void };
const prototype = StateNode.prototype as unknown as Initialising & { initializeAsWritten?: () => void };
prototype.initializeAsWritten ??= prototype._initialize;
const { initializeAsWritten } = prototype;

prototype._initialize = function initializeMutated(this: AnyStateNode) {
  initializeAsWritten?.call(this);
  if (mutation === undefined || this.machine.id !== mutation.machine) return;
  for (const [event, transitions] of this.transitions) this.transitions.set(event, mutated(transitions, mutation));
  if (this.always) this.always = mutated(this.always, mutation);
};

function mutated(transitions: AnyTransitionDefinition[], { key, change }: Mutation): AnyTransitionDefinition[] {
  const position = transitions.findIndex((transition) => transitionKey(transition) === key);
  const transition = transitions[position];
  if (!transition) return transitions;
  return transitions.toSpliced(position, 1, ...changed(transition, change));
}

function changed(transition: AnyTransitionDefinition, change: Mutation['change']): AnyTransitionDefinition[] {
  if (change.kind === 'remove') return [];
  if (change.kind === 'negate') return [{ ...transition, guard: not(transition.guard as never) as never }];
  return [{ ...transition, target: [transition.source.machine.getStateNodeById(change.to)] }];
}
