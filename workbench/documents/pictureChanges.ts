import { drawStates, type Mark } from '#tools/paths/report/stateDiagram.ts';
import type { Layout } from '#tools/paths/report/stateLayout.ts';
import type { WalkReport } from '#tools/paths/report/walkReport.ts';

/** What a machine is drawn by. */
export type MachineSketch = Pick<WalkReport, 'states' | 'transitions' | 'missing'> & { layout: Layout };

export type NamedMachine = { name: string; title: string };

export type MachinePicture = {
  /** The machine, as SVG, with what is new and changed marked. */
  now: string;
  /** As it was, with what is gone marked; left out when nothing is. */
  before?: string;
  /** The same in words. */
  changes: { mark: Mark; words: string }[];
};

/** A machine's picture with what an edit adds, takes away and changes. */
export function machinePicture(before: MachineSketch, now: MachineSketch): MachinePicture {
  const states = marked(statesOf(before), statesOf(now));
  const transitions = marked(transitionsOf(before), transitionsOf(now));
  const goneStates = new Map(
    [...marked(statesOf(now), statesOf(before))].filter(([, mark]) => mark === 'new').map(gone),
  );
  const goneTransitions = new Map(
    [...marked(transitionsOf(now), transitionsOf(before))].filter(([, mark]) => mark === 'new').map(gone),
  );
  const isAnythingGone = goneStates.size + goneTransitions.size > 0;
  const nameOf = (id: string) => id.split('.').at(-1) ?? id;
  return {
    now: drawStates(now.layout, now, { states, transitions }),
    ...(isAnythingGone && {
      before: drawStates(before.layout, before, { states: goneStates, transitions: goneTransitions }),
    }),
    changes: [
      ...[...states, ...goneStates].map(([id, mark]) => ({ mark, words: `the state “${nameOf(id)}”` })),
      ...[...transitions].map(([key, mark]) => ({ mark, words: sayTransition(now, key) })),
      ...[...goneTransitions].map(([key, mark]) => ({ mark, words: sayTransition(before, key) })),
    ],
  };
}

const gone = ([name]: [string, Mark]): [string, Mark] => [name, 'gone'];

/** Everything of a sketch by its name, with what would make it another. */
type Parts = ReadonlyMap<string, string>;

const statesOf = ({ layout, states }: MachineSketch): Parts =>
  new Map(
    layout.states.map(({ id, isInitial }) => [id, `${isInitial} ${states.find((state) => state.id === id)?.words}`]),
  );

const transitionsOf = ({ transitions }: MachineSketch): Parts =>
  new Map(transitions.map(({ key, targets, words }) => [key, `${targets.join(' ')} ${words}`]));

function marked(before: Parts, now: Parts): Map<string, Mark> {
  return new Map(
    [...now].flatMap(([name, content]): [string, Mark][] => {
      const earlier = before.get(name);
      if (earlier === content) return [];
      return [[name, earlier === undefined ? 'new' : 'changed']];
    }),
  );
}

const sayTransition = ({ transitions }: MachineSketch, key: string) => {
  const transition = transitions.find((other) => other.key === key);
  return transition ? `${transition.number}: ${transition.words}` : key;
};
