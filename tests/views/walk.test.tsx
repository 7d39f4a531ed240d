import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTransitionRecorder } from '#tests/support/transitionRecorder.ts';
import { createViewsPage } from '#tests/support/walk/viewsPage.tsx';
import { walks } from '#tests/support/walk/walks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.tillmatchInspector = undefined;
});

describe.each(walks())('$machine', ({ paths }) => {
  test.each(paths)('the pages go as path $number of the tour says, $steps steps', async ({ holds, takes, walk }) => {
    const recorder = createTransitionRecorder();
    globalThis.tillmatchInspector = recorder.inspect;
    await walk(createViewsPage(holds));
    const taken = recorder.recorded().flatMap((machine) => machine.taken);
    expect(takes.filter((key) => !taken.includes(key))).toEqual([]);
  });
});
