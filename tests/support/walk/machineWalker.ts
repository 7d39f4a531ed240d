import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromObservable,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import type { Edge, Graph } from '#tools/paths/explore.ts';
import { type Deferred, deferred } from '../deferred.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Walks a path on the machine itself: a real actor with a simulated clock, whose promises the path settles. Throws when
 * the machine is not where the path says.
 */
export async function walkMachine(model: MachineModel, graph: Graph, path: Edge[]): Promise<void> {
  const running = new Map<string, Deferred<unknown>>();
  const clock = new SimulatedClock();
  const machine = model.machine.provide({ actors: playedActors(model, running) });
  const actor = createActor(machine, { clock, input: model.input }).start();
  try {
    for (const edge of path) {
      await play(edge.event);
      const expected = graph.situations.get(edge.to)?.snapshot.value;
      const found = (actor.getSnapshot() as AnyMachineSnapshot).value;
      if (JSON.stringify(found) !== JSON.stringify(expected))
        throw new Error(`After ${edge.event.type}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
    }
  } finally {
    actor.stop();
  }

  async function play(event: AnyEventObject): Promise<void> {
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (event.type.startsWith('xstate.after.')) clock.increment(delayOf(event.type));
    else if (outcome === undefined) actor.send(event);
    else {
      const promise = running.get(id);
      if (!promise) throw new Error(`"${id}" is not running`);
      running.delete(id);
      if (outcome === 'done') promise.resolve(event.output);
      else promise.reject(event.error);
      await settle();
    }
  }

  function delayOf(type: string): number {
    // Only the system's snapshot says when a timer ends.
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const timer = scheduled.find((entry) => entry.event.type === type);
    if (!timer) throw new Error(`"${type}" is not scheduled`);
    // XState records the start by the wall clock, not the simulated one: a whole delay is always enough.
    return timer.delay;
  }
}

/** Stubs for every actor of a machine: promises that the path settles, observables that never emit. */
function playedActors({ machine }: MachineModel, running: Map<string, Deferred<unknown>>) {
  const declared = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const promise = fromPromise(({ self }) => {
    const answer = deferred<unknown>();
    running.set(self.id, answer);
    return answer.promise;
  });
  const silence = fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) }));
  return Object.fromEntries(declared.map(([name, logic]) => [name, isObservable(logic) ? silence : promise]));
}

/** An observable's first snapshot has a context; a promise's has none. */
function isObservable(logic: AnyActorLogic): boolean {
  const first = logic.getInitialSnapshot({} as never, undefined) as { context?: unknown };
  return 'context' in first;
}
