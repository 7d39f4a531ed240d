import { useEffect, useMemo, useState } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { pathChanges } from '../../documents/pathChanges.ts';
import { pathsAsCsv } from '../../documents/pathsAsCsv.ts';
import { pathsAsGherkin } from '../../documents/pathsAsGherkin.ts';
import { pathsAsPlaywright } from '../../documents/pathsAsPlaywright.ts';
import { anyPath, filterPaths, type WalkableMachine } from '../../documents/walkable.ts';
import { readWalks, readWalksAt } from '../api.ts';
import { download } from '../download.ts';
import { Row } from '../form/fields.tsx';
import { Player, type Walk } from './Player.tsx';
import { WalkFilter } from './WalkFilter.tsx';

/** The path that is played, and the frame it is played in. */
export type Walking = {
  walk: Walk | undefined;
  frame: HTMLIFrameElement | null;
  onWalk: (walk: Walk | undefined) => void;
};

type WalkTabProps = Walking & {
  /** Of the documents that the preview has. */
  revision: number | undefined;
};

type Since = { revision: string; machines?: readonly WalkableMachine[]; trouble?: string };

/** QA's tab: the paths through all machines, chosen, played in the preview, and taken along. */
export function WalkTab({ walk, frame, onWalk, revision }: WalkTabProps) {
  const [machines, setMachines] = useState<readonly WalkableMachine[]>();
  const [trouble, setTrouble] = useState<string>();
  const [filter, setFilter] = useState({ ...anyPath, machine: 'quiz' });
  const [since, setSince] = useState<Since>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: paths are of the documents that the preview has
  useEffect(() => {
    readWalks().then(setMachines, (error: Error) => setTrouble(error.message));
  }, [revision]);
  useEffect(() => () => onWalk(undefined), [onWalk]);

  const kinds = useMemo(() => {
    if (!machines || !since?.machines) return undefined;
    const changes = pathChanges(since.machines, machines).filter(({ kind }) => kind !== 'gone');
    return new Map(changes.map(({ kind, path }) => [path.id, kind]));
  }, [machines, since]);
  const shown = useMemo(
    () =>
      filterPaths(machines ?? [], filter)
        .map((machine) => ({ ...machine, paths: machine.paths.filter(({ id }) => !kinds || kinds.has(id)) }))
        .filter(({ paths }) => paths.length > 0),
    [machines, filter, kinds],
  );
  if (!machines) return <p role="status">{trouble ?? 'The machines are being walked.'}</p>;
  if (walk) return <Player key={walk.name} walk={walk} frame={frame} onClose={() => onWalk(undefined)} />;

  const compare = (named: string) => {
    if (named === '') return setSince(undefined);
    return readWalksAt(named).then(
      (then) => setSince({ revision: named, machines: then }),
      (error: Error) => setSince({ revision: named, trouble: error.message }),
    );
  };
  const listed = shown.flatMap(({ title, paths }) =>
    paths.map((path) => {
      const kind = kinds?.get(path.id);
      return { machine: title, path, ...(kind && { kind }) };
    }),
  );
  const count = listed.length;
  return (
    <>
      <WalkFilter machines={machines} filter={filter} onFilter={setFilter} onSince={compare} />
      <p role="status">{since?.trouble ?? `${count} ${count === 1 ? 'path' : 'paths'}`}</p>
      {count > 0 && (
        <Row>
          <Button look="secondary" size="small" onClick={() => download('paths.csv', 'text/csv', pathsAsCsv(listed))}>
            As a table (CSV)
          </Button>
          <Button
            look="secondary"
            size="small"
            onClick={() => download('paths.feature', 'text/plain', pathsAsGherkin(listed))}
          >
            As scenarios (Gherkin)
          </Button>
          <Button
            look="secondary"
            size="small"
            onClick={() => download('paths.spec.ts', 'text/plain', pathsAsPlaywright(shown))}
          >
            As a test (Playwright)
          </Button>
        </Row>
      )}
      <List>
        {shown.flatMap((machine) =>
          machine.paths.map((path) => (
            <li key={path.id}>
              <Button
                look="quiet"
                size="small"
                aria-label={`Play ${path.id}`}
                onClick={() => onWalk({ name: `${path.id} ${performance.now()}`, machine, path })}
              >
                Play
              </Button>
              <span>{`${machine.title}: ${path.title} (${path.steps.length} steps)`}</span>
              {kinds && <b>{kinds.get(path.id)}</b>}
            </li>
          )),
        )}
      </List>
    </>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: 10, alignItems: 'center' },
});
