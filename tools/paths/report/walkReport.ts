import type { AnyStateNode } from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import type { Graph, Situation } from '../explore.ts';
import { type Path, takenBy } from '../generators.ts';
import { listTransitions, stateNodes, type Transition } from '../transitions.ts';

/** A transition under the number it has in the report, and what makes it happen. */
export type SpokenTransition = Transition & { number: number; words: string };

/** A path in words, ready to be printed in any form. */
export type SpokenPath = {
  id: string;
  /** Its last step, which sets it apart. */
  title: string;
  steps: { instruction: string; expectation: string; event: object; expected: unknown; transitions: string[] }[];
  end: string;
};

/** Everything about the generated paths of one machine. */
export type WalkReport = {
  machine: string;
  title: string;
  strategy: string;
  /** The innermost states and what is seen in each; undefined when that depends on more. */
  states: { id: string; words: string | undefined }[];
  transitions: SpokenTransition[];
  /** Keys of the transitions no path takes: out of reach, or left out by the options. */
  missing: string[];
  paths: SpokenPath[];
};

/** Puts the paths of a machine into words. `prefix-001` numbers them in the order they were generated. */
export function walkReport(model: MachineModel, graph: Graph, paths: Path[], strategy: string): WalkReport {
  const transitions = listTransitions(model.machine).map((transition, index) => ({
    ...transition,
    number: index + 1,
    words: sayTransition(model, graph, transition),
  }));
  const taken = takenBy(paths);
  return {
    machine: model.machine.id,
    title: model.title,
    strategy,
    states: stateNodes(model.machine)
      .filter(({ states }) => Object.keys(states).length === 0)
      .map((node) => ({ id: node.id, words: sayStateOf(model, graph, node) })),
    transitions,
    missing: transitions.map(({ key }) => key).filter((key) => !taken.has(key)),
    paths: paths.map((path, index) => speak(model, graph, path, index)),
  };
}

/** In the words of the first event that takes it; what the machine does by itself has none. */
function sayTransition(model: MachineModel, graph: Graph, { key, kind }: Transition): string {
  if (kind === 'completion') return 'All of it is done';
  if (kind === 'always') return 'At once, when the condition holds';
  for (const { snapshot, edges } of graph.situations.values()) {
    const edge = edges.find(({ taken }) => taken.includes(key));
    if (edge) return model.sayEvent(edge.event, snapshot);
  }
  return 'Nothing makes this happen';
}

function sayStateOf(model: MachineModel, graph: Graph, node: AnyStateNode): string | undefined {
  const inIt = [...graph.situations.values()].filter(({ snapshot }) => snapshot._nodes.includes(node));
  const [words, ...others] = new Set(inIt.map(({ snapshot }) => model.sayState(snapshot)));
  return others.length === 0 ? words : undefined;
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
  const last = steps.at(-1);
  return { id: `${model.machine.id}-${number}`, title: last?.instruction ?? '', steps, end: last?.expectation ?? '' };
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
