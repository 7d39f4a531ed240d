import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBundled } from './support/loadBundled.ts';

// The workbench exports paths as tests that run unchanged: here one of a quiz and one of a form do, and all of them in
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
// Outside the journeys, whose helpers it imports. Playwright chooses tests by their file, and its worker must find them
// under the same name.
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
