import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore.ts';
import { takenBy, tour } from './generators.ts';
import { listTransitions } from './transitions.ts';

/** The transitions that no path can take, each as a sentence. */
export function outOfReach(machine: AnyStateMachine, graph: Graph): string[] {
  const reachable = takenBy(tour(graph));
  return listTransitions(machine)
    .filter(({ key }) => !reachable.has(key))
    .map(({ source, event, guard, targets }) => {
      const condition = guard === undefined ? '' : ` [${guard}]`;
      return `out of reach: ${source} --${event}${condition}--> ${targets.join(', ') || '(stays)'}`;
    });
}
