// `npm run coverage:transitions`: which transitions of each machine real actors took in the last test run. Exit
// code 1 when one was never taken and is not in tests/support/walk/exceptions.json. With --clear it deletes the
// recordings, before a full run.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { machineModels } from '#machines/models/registry.ts';
import { listTransitions } from './paths/transitions.ts';
import {
  coverageReport,
  describeCoverage,
  type Exceptions,
  isComplete,
  type Recording,
} from './transitionCoverage/report.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'coverage/transitions');

function main(): number {
  if (process.argv.includes('--clear')) {
    rmSync(folder, { recursive: true, force: true });
    return 0;
  }
  const machines = machineModels().map(({ machine }) => ({ id: machine.id, transitions: listTransitions(machine) }));
  const report = coverageReport(machines, readRecordings(), readJson('tests/support/walk/exceptions.json'));
  console.log(describeCoverage(report));
  return isComplete(report) ? 0 : 1;
}

/** The recordings of tests that still exist. */
function readRecordings(): Recording[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) console.error('No test has recorded anything yet: run npm test first');
  return files
    .map((file): Recording => readJson(join('coverage/transitions', file)))
    .filter(({ testFile }) => existsSync(join(root, testFile)));
}

// The callers' casts hold because only this project writes these files.
const readJson = <Content extends Recording | Exceptions>(file: string): Content =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

process.exitCode = main();
