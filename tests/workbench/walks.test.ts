import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { pathsAsCsv } from '#workbench/documents/pathsAsCsv.ts';
import { pathsAsGherkin } from '#workbench/documents/pathsAsGherkin.ts';
import { pathsAsPlaywright } from '#workbench/documents/pathsAsPlaywright.ts';
import { anyPath, filterChoices, filterPaths } from '#workbench/documents/walkable.ts';
import { paces, playMachine } from '#workbench/page/walk/playMachine.ts';
import { textsAt } from '#workbench/server/textsAt.ts';
import { walkableMachines } from '#workbench/server/walkableMachines.ts';

const machines = await walkableMachines();
const demo = machines.filter(({ machine }) => machine === 'demoRequest');

test('every step of every path does or shows something, and every path opens a page', () => {
  const idle = machines.flatMap(({ paths }) =>
    paths.flatMap(({ id, opening, steps }) => [
      ...(opening.some(({ name }) => name === 'open') ? [] : [id]),
      ...steps.filter(({ acts }) => acts.length === 0).map(({ instruction }) => `${id}: ${instruction}`),
    ]),
  );
  expect(machines.length).toBeGreaterThan(10);
  expect(idle).toEqual([]);
});

test('paths are chosen by machine, state, event and tag', () => {
  const chosen = (filter: Partial<typeof anyPath>) =>
    filterPaths(machines, { ...anyPath, ...filter }).flatMap(({ paths }) => paths.map(({ id }) => id));
  const ofDemo = chosen({ machine: 'demoRequest' });
  expect(ofDemo).toEqual(['demoRequest-001', 'demoRequest-002', 'demoRequest-003']);
  expect(chosen({ state: 'demoRequest.received' })).toEqual(['demoRequest-001']);
  expect(chosen({ event: 'xstate.error.actor.sendDemoRequest' })).toEqual(['demoRequest-002']);
  expect(chosen({ machine: 'demoRequest', tag: 'busy' })).toEqual(['demoRequest-001', 'demoRequest-002']);
  expect(chosen({ tag: 'nobody' })).toEqual([]);
  expect(filterChoices(machines, 'demoRequest').tags).toEqual([{ value: 'busy', title: 'busy' }]);
});

test('a path as a test says each step, and does it by the helpers of the journeys', () => {
  const code = pathsAsPlaywright(demo.map((machine) => ({ ...machine, paths: machine.paths.slice(0, 1) })));
  expect(code.slice(code.indexOf('test.describe'))).toBe(`test.describe('Demo request', () => {
  test('demoRequest-001 The server takes the request', async ({ page }) => {
    const visitor = await createBrowserPage(page, ['demoRequests']);
    await visitor.open('/demo-request');
    await visitor.seesHeading('Get a Free Demo');
    await visitor.seesButton('Get a Free Demo', 'ready');
    await visitor.seesField('Name', '');
    // 1. Fill in the form and press “Get a Free Demo”
    // → The button reads “Loading...” and nothing can be pressed
    await visitor.type('Name', 'Maria Gallo');
    await visitor.type('Restaurant name', 'Trattoria Gallo');
    await visitor.type('Business email', 'maria@trattoriagallo.example');
    await visitor.type('Cell phone', '(512) 555-0142');
    await visitor.pick('Restaurant type', 'Casual Dining');
    await visitor.pick('Monthly sales volume', '$50,000 - $100,000');
    await visitor.press('Get a Free Demo');
    await visitor.seesButton('Loading...', 'busy');
    // 2. The server takes the request
    // → “Thank You!” with the button “Back to Home”, and the toast “Demo Request Submitted!”
    await visitor.answer('demoRequests', { status: 201, body: { data: {} } });
    await visitor.seesHeading('Thank You!');
    await visitor.seesToast('Demo Request Submitted!');
    // What is still in flight ends.
    await visitor.startClock();
  });
});
`);
});

test('paths without a change have neither its word nor its tag', () => {
  const listed = demo.flatMap(({ title, paths }) => paths.slice(2).map((path) => ({ machine: title, path })));
  expect(pathsAsCsv(listed).split('\r\n')[1]).toMatch(/^Demo request,,demoRequest-003,/);
  expect(pathsAsGherkin(listed)).toMatch(/^Feature: Demo request\n\n {2}Scenario: demoRequest-003 /);
});

test('a path is played at a pace, step by step, and to the end of a step that has begun', async () => {
  const made: number[] = [];
  const clock = new SimulatedClock();
  const machine = playMachine.provide({
    actors: {
      makeStep: fromPromise(async ({ input }) => {
        made.push(input.step);
        if (input.step === 3) throw new Error('The heading should be “Thanks”');
      }),
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const actor = createActor(machine, { clock, input: { steps: 5, pace: 'steadily' } }).start();
  await settle();
  actor.send({ type: 'next.pressed' });
  await settle();
  clock.increment(paces.slowly * 2);
  await settle();
  expect([made, actor.getSnapshot().value]).toEqual([[0], 'waiting']);
  actor.send({ type: 'play.pressed' });
  await settle();
  actor.send({ type: 'pace.chosen', pace: 'quickly' });
  clock.increment(paces.steadily);
  await settle();
  expect([made, actor.getSnapshot().value]).toEqual([[0, 1, 2], 'pacing']);
  clock.increment(paces.quickly - 1);
  actor.send({ type: 'pause.pressed' });
  clock.increment(paces.quickly);
  await settle();
  expect(actor.getSnapshot().value).toBe('waiting');
  actor.send({ type: 'play.pressed' });
  actor.send({ type: 'pause.pressed' });
  await settle();
  expect([made, actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
    [0, 1, 2, 3],
    'failed',
    'The heading should be “Thanks”',
  ]);
});

test('the documents of a revision are those that were there then', () => {
  const root = mkdtempSync(join(tmpdir(), 'tillmatch-revision-'));
  const git = (...command: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=QA', '-c', 'user.email=qa@tillmatch.example', ...command]);
  const write = (file: string, text: string) => writeFileSync(join(root, 'schemas', file), text);
  try {
    mkdirSync(join(root, 'schemas'));
    git('init', '--quiet');
    write('kept.json', '1');
    write('changed.json', '1');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    git('tag', 'first');
    write('added.json', '1');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Second');
    const now = { 'kept.json': '1', 'changed.json': '2', 'added.json': '1', 'untracked.json': '1' };
    for (const [file, text] of Object.entries(now)) write(file, text);
    expect(textsAt(root, 'first', now)).toEqual({ 'kept.json': '1', 'changed.json': '1' });
    expect(textsAt(root, 'HEAD', now)).toEqual({ 'kept.json': '1', 'changed.json': '1', 'added.json': '1' });
    expect(textsAt(root, '--output=x', now)).toBeUndefined();
  } finally {
    rmSync(root, { recursive: true });
  }
});
