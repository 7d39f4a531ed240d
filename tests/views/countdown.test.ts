import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { countdown } from '#src/actors/countdown.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** Starts a countdown of a minute, and returns a function for the seconds it shows. */
function start(deadline = Date.now() + MINUTE) {
  const actor = createActor(countdown, { input: { deadline, longest: MINUTE } }).start();
  return () => actor.getSnapshot().context;
}

test('D15 after sleep the true time is told', () => {
  vi.useFakeTimers();
  const left = start();
  vi.advanceTimersByTime(10_000);
  expect(left()).toBe(50);
  // A monotonic clock may stop meanwhile.
  vi.setSystemTime(Date.now() + 30_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left()).toBe(20);
});

test('T-01 a clock that is set back makes it no longer than it was, nor than it can be', () => {
  vi.useFakeTimers();
  const left = start();
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(left()).toBe(45);
  expect(start(Date.now() + 3_659_000)()).toBe(60);
});
