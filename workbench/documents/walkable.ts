import type { Call } from '#tests/support/walk/calls.ts';
import type { Act } from '#tests/support/walk/recordWalk.ts';

/** A step of a path: in words, by what its machine calls it, and by what a visitor does and must see. */
export type WalkableStep = {
  instruction: string;
  expectation: string;
  event: { type: string };
  /** The innermost states that it leads to, and the tags of all of them. */
  states: readonly string[];
  tags: readonly string[];
  transitions: string[];
  acts: readonly Act[];
};

export type WalkablePath = {
  id: string;
  title: string;
  steps: WalkableStep[];
  end: string;
  /** What opens the page. */
  opening: readonly Act[];
};

/** A machine with its paths, each ready to be walked by hand, in the preview or in a test. */
export type WalkableMachine = {
  machine: string;
  title: string;
  /** The calls whose answers the paths decide. */
  holds: readonly Call[];
  states: readonly { id: string; words: string | undefined }[];
  paths: WalkablePath[];
};

/** What paths are chosen by; an empty text leaves it open. */
export type PathFilter = { machine: string; state: string; event: string; tag: string };

export const anyPath: PathFilter = { machine: '', state: '', event: '', tag: '' };

/** The paths that go through a state, an event and a tag of a machine. */
export function filterPaths(machines: readonly WalkableMachine[], filter: PathFilter): WalkableMachine[] {
  const fits = ({ steps }: WalkablePath) =>
    (filter.state === '' || steps.some(({ states }) => states.includes(filter.state))) &&
    (filter.event === '' || steps.some(({ event }) => event.type === filter.event)) &&
    (filter.tag === '' || steps.some(({ tags }) => tags.includes(filter.tag)));
  return machines
    .filter(({ machine }) => filter.machine === '' || machine === filter.machine)
    .map((machine) => ({ ...machine, paths: machine.paths.filter(fits) }))
    .filter(({ paths }) => paths.length > 0);
}

/** What there is to choose from, in the order that paths come by it. */
export function filterChoices(machines: readonly WalkableMachine[], machine: string) {
  const shown = machines.filter((entry) => machine === '' || entry.machine === machine);
  const steps = shown.flatMap(({ paths }) => paths.flatMap((path) => path.steps));
  const each = (of: (step: WalkableStep) => readonly string[]) => [...new Set(steps.flatMap(of))];
  const words = new Map(shown.flatMap(({ states }) => states.map(({ id, words }) => [id, words ?? id])));
  return {
    states: each(({ states }) => states).map((id) => ({ value: id, title: words.get(id) ?? id })),
    events: each(({ event }) => [event.type]).map((type) => ({ value: type, title: type })),
    tags: each(({ tags }) => tags).map((tag) => ({ value: tag, title: tag })),
  };
}
