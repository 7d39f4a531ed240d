import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './support/product.ts';

// The workbench hands paths on as tests that run as they are: one of a quiz and one of a form do so here.

type Walkable = typeof import('#workbench/server/walkableMachines.ts');
type Export = typeof import('#workbench/documents/pathsAsPlaywright.ts');

/** Loaded by Vite, because machines import JSON, which Playwright's own loader cannot. */
const load = async <Module>(file: string) =>
  (await runnerImport<Module>(join(root, file), { root, configFile: false, logLevel: 'error' })).module;

const { walkableMachines } = await load<Walkable>('workbench/server/walkableMachines.ts');
const { pathsAsPlaywright } = await load<Export>('workbench/documents/pathsAsPlaywright.ts');
const machines = await walkableMachines();
const chosen = ['quiz', 'demoRequest'].flatMap((name) =>
  machines
    .filter(({ machine }) => machine === name)
    .map((machine) => ({ ...machine, paths: machine.paths.slice(0, 1) })),
);
// Beside the journeys, whose helpers it imports; each worker loads this file, and so has one of its own.
const file = join(import.meta.dirname, `generated-${process.pid}.ts`);
writeFileSync(file, pathsAsPlaywright(chosen));
try {
  await import(file);
} finally {
  rmSync(file);
}
