import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createTransitionRecorder } from '#tests/support/transitionRecorder.ts';
import { listTransitions } from '#tools/paths/transitions.ts';
import { coverageReport, describeCoverage, type Exceptions, isComplete } from '#tools/transitionCoverage/report.ts';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: 'open', ring: { actions: () => undefined } } },
    open: { on: { pull: 'shut' } },
  },
});
const keys = { push: 'door|door.shut|push|0', ring: 'door|door.shut|ring|0', pull: 'door|door.open|pull|0' };

function recordingOf(machine: typeof door, events: string[]) {
  const recorder = createTransitionRecorder();
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  for (const type of events) actor.send({ type });
  return { layer: 'unit' as const, testFile: 'tests/door.test.ts', machines: recorder.recorded() };
}

const report = (events: string[], exceptions: Exceptions = {}) =>
  coverageReport([{ id: 'door', transitions: listTransitions(door) }], [recordingOf(door, events)], exceptions);

test('a transition is taken when a real actor took it, however often', () => {
  expect(recordingOf(door, ['push', 'pull', 'push']).machines).toEqual([
    { id: 'door', transitions: [keys.push, keys.ring, keys.pull], taken: [keys.push, keys.pull] },
  ]);
});

test('the missing ones are printed by name, and the run fails', () => {
  const found = report(['push', 'pull']);
  expect(isComplete(found)).toBe(false);
  expect(describeCoverage(found).split('\n')).toEqual([
    'machine  total  unit  view  browser  covered',
    'door     3      2     0     0        66.6 %',
    'never taken: door.shut --ring--> (stays)',
  ]);
});

test('layers are counted by themselves and together', () => {
  const machines = [{ id: 'door', transitions: listTransitions(door) }];
  const inBrowser = { ...recordingOf(door, ['ring']), layer: 'browser' as const };
  const [found] = coverageReport(machines, [recordingOf(door, ['push', 'pull']), inBrowser], {}).machines;
  expect(found).toEqual({
    id: 'door',
    total: 3,
    taken: { unit: 2, view: 0, browser: 1 },
    excepted: 0,
    covered: 3,
    missing: [],
  });
});

test('what was recorded of another machine with the same id does not count', () => {
  const other = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { push: 'open' } }, open: {} } });
  const recorder = createTransitionRecorder();
  createActor(other, { inspect: recorder.inspect }).start().send({ type: 'push' });
  const recording = { layer: 'unit' as const, testFile: 'tests/door.test.ts', machines: recorder.recorded() };
  const [found] = coverageReport([{ id: 'door', transitions: listTransitions(door) }], [recording], {}).machines;
  expect(found?.covered).toBe(0);
});

test('an exception needs a reason, a transition, and not to be needless', () => {
  expect(isComplete(report(['push', 'pull'], { [keys.ring]: 'the bell is broken' }))).toBe(true);
  expect(report(['push', 'pull'], { [keys.ring]: ' ' }).mistakes).toEqual([
    `${keys.ring} is excepted without a reason`,
  ]);
  expect(report(['push', 'pull', 'ring'], { [keys.ring]: 'the bell is broken' }).mistakes).toEqual([
    `${keys.ring} is excepted, but a test takes it`,
  ]);
  expect(report(['push', 'pull', 'ring'], { 'door|door.shut|kick|0': 'never' }).mistakes).toEqual([
    'door|door.shut|kick|0 is excepted, but there is no such transition',
  ]);
});
