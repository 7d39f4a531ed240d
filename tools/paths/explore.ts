import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import { type Due, dueAfter, timeUntil } from './realTime.ts';
import { transitionKey } from './transitions.ts';

/** One event in one situation, with the transitions it takes. `passes` is the time it waits for, in milliseconds. */
export type Edge = { from: string; to: string; event: AnyEventObject; taken: string[]; passes: number };
/**
 * A situation (a state and what else matters) with what can happen in it. `ended` are the actors that have answered
 * although the state that invoked them goes on; they will not answer again. `due` is what will happen by itself, when
 * time is tracked.
 */
export type Situation = { snapshot: AnyMachineSnapshot; ended: readonly string[]; due: Due; edges: Edge[] };
/** Everything a machine can do, as far as its model distinguishes situations. */
export type Graph = { start: string; situations: Map<string, Situation> };

/** More than any machine here needs; stops a model that distinguishes too much. */
const MOST_SITUATIONS = 50_000;

type ExploreOptions = {
  /** Tracks time: leaves out what no clock allows, such as a long delay that ends before a short one. */
  inRealTime?: boolean;
};

/**
 * Explores a machine from its first state: timers, actors that succeed and actors that fail are events like any other.
 * Nothing runs while exploring. An event that takes no transition is not an edge. `getAdjacencyMap` of @xstate/graph finds
 * the same situations (`tests/machines/walk.test.ts`), but cannot say which transitions an edge takes, that an actor has
 * ended, or what no clock allows, and so its paths cannot cover every transition either.
 */
export function explore(model: MachineModel, { inRealTime = false }: ExploreOptions = {}): Graph {
  const { machine } = model;
  const recorder = recordingScope();
  const keyOf = (snapshot: AnyMachineSnapshot, ended: readonly string[], due: Due) =>
    JSON.stringify([snapshot.value, model.memory(snapshot), ended, ...(inRealTime ? [due] : [])]);
  const dueIn = (next: AnyMachineSnapshot, ended: readonly string[], from?: Situation, event?: AnyEventObject) =>
    inRealTime ? dueAfter(model, next, ended, from && event && { due: from.due, event: event.type }) : {};
  const first = machine.getInitialSnapshot(recorder.scope, model.input) as AnyMachineSnapshot;
  const firstDue = dueIn(first, []);
  const start = keyOf(first, [], firstDue);
  const graph: Graph = {
    start,
    situations: new Map([[start, { snapshot: first, ended: [], due: firstDue, edges: [] }]]),
  };
  const open = [start];
  for (const from of open) {
    const situation = graph.situations.get(from);
    if (situation?.snapshot.status !== 'active') continue;
    for (const event of eventsIn(situation, model)) {
      const passes = timeUntil(situation.due, event.type);
      if (passes === undefined) continue;
      const { next, taken } = recorder.record(() => machine.transition(situation.snapshot, event, recorder.scope));
      if (taken.length === 0) continue;
      const ended = endedAfter(situation, event, next);
      const due = dueIn(next, ended, situation, event);
      const to = keyOf(next, ended, due);
      situation.edges.push({ from, to, event, taken: taken.map(transitionKey), passes });
      if (graph.situations.has(to)) continue;
      if (graph.situations.size >= MOST_SITUATIONS)
        throw new Error(`${machine.id} has over ${MOST_SITUATIONS} situations`);
      graph.situations.set(to, { snapshot: next, ended, due, edges: [] });
      open.push(to);
    }
  }
  return graph;
}

/**
 * The snapshots along a path, including the first. A snapshot of the graph stands for all that the model does not
 * distinguish from it; only the path knows what was entered on the way.
 */
export function snapshotsAlong({ machine, input }: MachineModel, path: readonly Edge[]): AnyMachineSnapshot[] {
  const { scope } = recordingScope();
  const snapshots = [machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot];
  for (const { event } of path) {
    const here = snapshots.at(-1);
    if (here) snapshots.push(machine.transition(here, event, scope) as AnyMachineSnapshot);
  }
  return snapshots;
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;

function endedAfter({ ended }: Situation, event: AnyEventObject, next: AnyMachineSnapshot): string[] {
  const [, answered] = ANSWER.exec(event.type) ?? [];
  const stillInvoked = new Set(next._nodes.flatMap((node) => node.invoke.map(({ id }) => id)));
  return [...new Set([...ended, ...(answered === undefined ? [] : [answered])])].filter((id) => stillInvoked.has(id));
}

/** The events a situation accepts, without the completion of a state, which the machine raises itself. */
function eventsIn({ snapshot, ended }: Situation, model: MachineModel): AnyEventObject[] {
  // Only the snapshot's nodes know which events they accept.
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents as string[]));
  return [...types]
    .filter((type) => !type.startsWith('xstate.done.state.') && !ended.includes(ANSWER.exec(type)?.[1] ?? ''))
    .flatMap((type) => model.classes(type, snapshot));
}

/** A scope in which nothing runs and every microstep is recorded. */
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
