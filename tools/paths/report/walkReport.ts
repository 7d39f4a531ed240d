import type { Graph, Situation } from '../explore.ts';
import { type Path, takenBy } from '../generators.ts';
import type { MachineModel } from '../models/model.ts';
import { listTransitions, type Transition } from '../transitions.ts';

/** A path in words, ready to be printed in any form. */
export type SpokenPath = {
  id: string;
  steps: { instruction: string; expectation: string; event: object; expected: unknown; transitions: string[] }[];
  end: string;
};

/** All there is to say of the generated paths of one machine. */
export type WalkReport = {
  machine: string;
  title: string;
  strategy: string;
  transitions: Transition[];
  /** Keys of the transitions no path takes: out of reach, or left out by the options. */
  missing: string[];
  paths: SpokenPath[];
};

/** Puts the paths of a machine into words. `prefix-001` numbers them in the order they were generated. */
export function walkReport(model: MachineModel, graph: Graph, paths: Path[], strategy: string): WalkReport {
  const transitions = listTransitions(model.machine);
  const taken = takenBy(paths);
  return {
    machine: model.machine.id,
    title: model.title,
    strategy,
    transitions,
    missing: transitions.map(({ key }) => key).filter((key) => !taken.has(key)),
    paths: paths.map((path, index) => speak(model, graph, path, index)),
  };
}

function speak(model: MachineModel, graph: Graph, path: Path, index: number): SpokenPath {
  const steps = path.map((edge) => {
    const after = situationOf(graph, edge.to).snapshot;
    return {
      instruction: model.sayEvent(edge.event, situationOf(graph, edge.from).snapshot),
      expectation: model.sayState(after),
      event: serialisable(edge.event),
      expected: after.value,
      transitions: edge.taken,
    };
  });
  const number = String(index + 1).padStart(3, '0');
  return { id: `${model.machine.id}-${number}`, steps, end: steps.at(-1)?.expectation ?? '' };
}

function situationOf(graph: Graph, key: string): Situation {
  const situation = graph.situations.get(key);
  if (!situation) throw new Error(`The graph has no situation ${key}`);
  return situation;
}

/** An error in an event becomes its message; JSON would make it an empty object. */
function serialisable(event: { type: string; error?: unknown }): object {
  return event.error instanceof Error ? { ...event, error: event.error.message } : event;
}
