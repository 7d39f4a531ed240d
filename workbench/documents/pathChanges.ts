/** A path in words, as `tools/paths` gives it. */
type WalkedPath = {
  id: string;
  title: string;
  steps: { instruction: string; expectation: string; event: object; transitions: string[] }[];
  end: string;
};

export type MachinePaths<Path extends WalkedPath = WalkedPath> = { machine: string; title: string; paths: Path[] };
/** A path to be handed on, with what a change has done to it. */
export type ListedPath = { kind?: 'new' | 'gone' | 'changed'; machine: string; path: WalkedPath };
export type PathChange<Path extends WalkedPath = WalkedPath> = {
  kind: 'new' | 'gone' | 'changed';
  machine: string;
  path: Path;
};

/** The paths that an edit adds, takes away or changes. A path is known by the transition that it is there for. */
export function pathChanges<Path extends WalkedPath>(
  before: readonly MachinePaths<Path>[],
  now: readonly MachinePaths<Path>[],
): PathChange<Path>[] {
  return [...new Set([...now, ...before].map(({ machine }) => machine))].flatMap((machine) => {
    const [old, young] = [byTransition(before, machine), byTransition(now, machine)];
    const title = [...now, ...before].find((paths) => paths.machine === machine)?.title ?? machine;
    const change = (kind: PathChange['kind'], path: Path): PathChange<Path> => ({ kind, machine: title, path });
    return [
      ...[...young].filter(([key]) => !old.has(key)).map(([, path]) => change('new', path)),
      ...[...old].filter(([key]) => !young.has(key)).map(([, path]) => change('gone', path)),
      ...[...young].flatMap(([key, path]) => {
        const earlier = old.get(key);
        return earlier && wordsOf(earlier) !== wordsOf(path) ? [change('changed', path)] : [];
      }),
    ];
  });
}

function byTransition<Path extends WalkedPath>(all: readonly MachinePaths<Path>[], machine: string): Map<string, Path> {
  const paths = all.find((entry) => entry.machine === machine)?.paths ?? [];
  return new Map(paths.map((path) => [path.steps.at(-1)?.transitions.join(' ') ?? '', path]));
}

const wordsOf = ({ steps }: WalkedPath) =>
  steps.map(({ instruction, expectation }) => `${instruction}\n${expectation}`).join('\n');
