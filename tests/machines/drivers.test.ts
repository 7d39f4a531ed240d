import { describe, expect, test } from 'vitest';
import { machineModels } from '#machines/models/registry.ts';
import { entryFor, innermostStates, matchesName } from '#tests/support/walk/driver.ts';
import { drivers, missingDriver } from '#tests/support/walk/drivers/registry.ts';
import { explore } from '#tools/paths/explore.ts';
import { takenBy, tour } from '#tools/paths/generators.ts';
import { listTransitions } from '#tools/paths/transitions.ts';

test('no driver is of a machine that is gone', () => {
  const machines = machineModels().map(({ machine }) => machine.id);
  expect(drivers().filter(({ machine }) => !machines.includes(machine))).toEqual([]);
});

describe.each(machineModels().map((model) => ({ model, id: model.machine.id })))('$id', ({ model, id }) => {
  const driver = drivers().find(({ machine }) => machine === id) ?? missingDriver(id);
  const graph = explore(model, { inRealTime: true });
  const situations = [...graph.situations.values()];
  const events = new Set(situations.flatMap(({ edges }) => edges.map(({ event }) => event.type)));
  const states = new Set(situations.flatMap(({ snapshot }) => innermostStates(snapshot)));

  test('every transition can be taken by a clock that runs as clocks do', () => {
    const taken = takenBy(tour(graph));
    const missed = listTransitions(model.machine).filter(({ key }) => !taken.has(key));
    expect(missed.map(({ key }) => key)).toEqual([]);
  });

  test('every event has a gesture', () => {
    const { gestures } = driver;
    expect([...events].filter((type) => !entryFor(gestures, type))).toEqual([]);
  });

  test('every event arrives whole in another thread, as in the workbench', () => {
    const sent = situations.flatMap(({ edges }) => edges.map(({ event }) => event));
    expect(structuredClone(sent)).toEqual(sent);
  });

  test('every state has a sight', () => {
    const { sights } = driver;
    expect([...states].filter((state) => !entryFor(sights, state))).toEqual([]);
  });

  test('no gesture and no sight is left over', () => {
    const { gestures, sights } = driver;
    const isUnused = (pattern: string, names: Set<string>) => ![...names].some((name) => matchesName(pattern, name));
    expect(Object.keys(gestures).filter((pattern) => isUnused(pattern, events))).toEqual([]);
    expect(Object.keys(sights).filter((pattern) => isUnused(pattern, states))).toEqual([]);
  });
});
