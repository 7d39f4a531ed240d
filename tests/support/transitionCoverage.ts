import { relative, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';
import { Actor } from 'xstate';
import { keepRecording } from './keepRecording.ts';
import { createTransitionRecorder } from './transitionRecorder.ts';

/**
 * Records the transitions that real actors take in a test file, for
 * `npm run coverage:transitions`. One file per test file, so that a new run replaces its recording.
 */
const root = resolve(import.meta.dirname, '../..');
const recorder = createTransitionRecorder();

const { start } = Actor.prototype;
Actor.prototype.start = function startRecorded() {
  // Children report through their root's system.
  if (!this._parent) this.system.inspect({ next: recorder.inspect });
  return start.call(this);
};

afterAll(() => {
  // The next file of this process has a recorder of its own.
  Actor.prototype.start = start;
  const testFile = relative(root, expect.getState().testPath ?? 'unknown');
  const layer = testFile.startsWith('tests/views') ? 'view' : 'unit';
  keepRecording({ layer, testFile, machines: recorder.recorded() });
});
