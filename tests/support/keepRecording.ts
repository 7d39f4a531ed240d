import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Recording } from '#tools/transitionCoverage/report.ts';

const folder = resolve(import.meta.dirname, '../../coverage/transitions');

/**
 * Leaves for `npm run coverage:transitions` what was seen in a test file, or in that test of it which `test` names, in
 * place of what an earlier run said of it.
 */
export function keepRecording(recording: Recording, test = ''): void {
  const name = `${recording.testFile}${test === '' ? '' : `_${test}`}`.replaceAll(/[\\/]/g, '_');
  const file = join(folder, `${name}.json`);
  if (recording.machines.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  // Renamed when it is whole: a test that is broken off leaves no half of a document for the others to stumble over.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(recording));
  renameSync(unfinished, file);
}
