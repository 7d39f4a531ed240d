import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBundled } from './support/loadBundled.ts';

// The workbench hands paths on as tests that run as they are: one of a quiz and one of a form do so here, all of them by
// `npm run workbench:replay -- --exported`.

type Walkable = typeof import('#workbench/server/walkableMachines.ts');
type Export = typeof import('#workbench/documents/pathsAsPlaywright.ts');

const { walkableMachines } = await loadBundled<Walkable>('workbench/server/walkableMachines.ts');
const { pathsAsPlaywright } = await loadBundled<Export>('workbench/documents/pathsAsPlaywright.ts');
const machines = await walkableMachines();
const chosen =
  process.env.EXPORTED_PATHS === 'all'
    ? machines
    : ['quiz', 'demoRequest'].flatMap((name) =>
        machines
          .filter(({ machine }) => machine === name)
          .map((machine) => ({ ...machine, paths: machine.paths.slice(0, 1) })),
      );
// Outside the journeys, whose helpers it imports. Playwright chooses tests by the file that they are in, and its worker
// finds them by the same one.
const run = process.env.TEST_WORKER_INDEX === undefined ? process.pid : process.ppid;
const folder = join(tmpdir(), `tillmatch-paths-${run}`);
const file = join(folder, 'generatedPaths.spec.mts');
mkdirSync(folder, { recursive: true });
writeFileSync(file, pathsAsPlaywright(chosen).replaceAll("from './", `from '${pathToFileURL(import.meta.dirname)}/`));
try {
  await import(file);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
