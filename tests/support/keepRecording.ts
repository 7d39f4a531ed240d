import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Recording } from '#tools/transitionCoverage/report.ts';

const folder = resolve(import.meta.dirname, '../../coverage/transitions');

/**
 * Stores what was recorded in a test file, or in one `test` of it, for `npm run coverage:transitions`, in
 * place of an earlier recording.
 */
export function keepRecording(recording: Recording, test = ''): void {
  const name = `${recording.testFile}${test === '' ? '' : `_${test}`}`.replaceAll(/[\\/]/g, '_');
  const file = join(folder, `${name}.json`);
  if (recording.machines.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  // Renamed when complete, so that an aborted test leaves no partial document.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(recording));
  renameSync(unfinished, file);
}
