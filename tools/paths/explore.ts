import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import type { MachineModel } from './models/model.ts';
import { transitionKey } from './transitions.ts';

/** One event in one situation, with the transitions it takes. */
export type Edge = { from: string; to: string; event: AnyEventObject; taken: string[] };
/**
 * A situation (a state and what matters beside it) with what can happen in it. `ended` are the actors that have
 * answered although the state that invoked them goes on; they will not answer again.
 */
export type Situation = { snapshot: AnyMachineSnapshot; ended: readonly string[]; edges: Edge[] };
/** All a machine can do, as far as its model tells situations apart. */
export type Graph = { start: string; situations: Map<string, Situation> };

/** More than any machine here needs; a model that tells too much apart is stopped by it instead of running for ever. */
const MOST_SITUATIONS = 50_000;

/**
 * Explores a machine from its first state: timers, actors that succeed and actors that fail are events like any other.
 * Nothing runs while exploring. An event that takes no transition is no edge. Like getAdjacencyMap of @xstate/graph,
 * which is told the same by `events` and `serializeState`, but it keeps which transitions each edge took.
 */
export function explore(model: MachineModel): Graph {
  const { machine } = model;
  const recorder = recordingScope();
  const keyOf = (snapshot: AnyMachineSnapshot, ended: readonly string[]) =>
    JSON.stringify([snapshot.value, model.memory(snapshot), ended]);
  const first = machine.getInitialSnapshot(recorder.scope, model.input) as AnyMachineSnapshot;
  const start = keyOf(first, []);
  const graph: Graph = { start, situations: new Map([[start, { snapshot: first, ended: [], edges: [] }]]) };
  const open = [start];
  for (const from of open) {
    const situation = graph.situations.get(from);
    if (situation?.snapshot.status !== 'active') continue;
    for (const event of eventsIn(situation, model)) {
      const { next, taken } = recorder.record(() => machine.transition(situation.snapshot, event, recorder.scope));
      if (taken.length === 0) continue;
      const ended = endedAfter(situation, event, next);
      const to = keyOf(next, ended);
      situation.edges.push({ from, to, event, taken: taken.map(transitionKey) });
      if (graph.situations.has(to)) continue;
      if (graph.situations.size >= MOST_SITUATIONS)
        throw new Error(`${machine.id} has over ${MOST_SITUATIONS} situations`);
      graph.situations.set(to, { snapshot: next, ended, edges: [] });
      open.push(to);
    }
  }
  return graph;
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;

function endedAfter({ ended }: Situation, event: AnyEventObject, next: AnyMachineSnapshot): string[] {
  const [, answered] = ANSWER.exec(event.type) ?? [];
  const stillInvoked = new Set(next._nodes.flatMap((node) => node.invoke.map(({ id }) => id)));
  return [...new Set([...ended, ...(answered === undefined ? [] : [answered])])].filter((id) => stillInvoked.has(id));
}

/** The events a situation takes. Completion of a state is left out: the machine raises it itself. */
function eventsIn({ snapshot, ended }: Situation, model: MachineModel): AnyEventObject[] {
  // The snapshot's own nodes are the only place that says which events they take.
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents as string[]));
  return [...types]
    .filter((type) => !type.startsWith('xstate.done.state.') && !ended.includes(ANSWER.exec(type)?.[1] ?? ''))
    .flatMap((type) => model.classes(type, snapshot));
}

/** A scope in which nothing runs and every microstep is noted. */
function recordingScope() {
  let noted: AnyTransitionDefinition[] = [];
  const self = createEmptyActor();
  const system = Object.assign(Object.create(self.system), {
    _sendInspectionEvent(event: { type: string; _transitions?: AnyTransitionDefinition[] }) {
      if (event.type === '@xstate.microstep') noted.push(...(event._transitions ?? []));
    },
  });
  const nothing = () => undefined;
  const scope: AnyActorScope = {
    self,
    system,
    id: '',
    sessionId: 'explore',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  return {
    scope,
    record(step: () => unknown) {
      noted = [];
      const next = step() as AnyMachineSnapshot;
      return { next, taken: noted };
    },
  };
}
