import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { machineModels } from '#machines/models/registry.ts';
import { walkMachine } from '#tests/support/walk/machineWalker.ts';
import { explore } from '#tools/paths/explore.ts';
import { pathPerTransition, shortestPaths, takenBy, tour } from '#tools/paths/generators.ts';
import { listTransitions, stateNodes } from '#tools/paths/transitions.ts';

const models = machineModels().map((model) => ({ model, graph: explore(model), id: model.machine.id }));

test('every machine has its own id, by which its transitions are counted', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

describe.each(models)('$id', ({ model, graph }) => {
  const transitions = listTransitions(model.machine).map(({ key }) => key);

  test('no transition is out of reach', () => {
    expect(transitions.filter((key) => !takenBy(pathPerTransition(graph)).has(key))).toEqual([]);
    expect(transitions.filter((key) => !takenBy(tour(graph)).has(key))).toEqual([]);
  });

  test('every state is reached', () => {
    const reached = new Set(
      [...graph.situations.values()].flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)),
    );
    expect(
      stateNodes(model.machine)
        .map(({ id }) => id)
        .filter((id) => !reached.has(id)),
    ).toEqual([]);
  });

  test('every delay that is named is there, or it would be over at once', () => {
    const named = stateNodes(model.machine)
      .flatMap(({ after }) => after.map(({ delay }) => delay))
      .filter((delay) => typeof delay === 'string');
    expect(named.filter((delay) => !(delay in model.machine.implementations.delays))).toEqual([]);
  });

  test('@xstate/graph finds the same situations', () => {
    const keyOf = (snapshot: Parameters<typeof model.memory>[0]) =>
      JSON.stringify([snapshot.value, model.memory(snapshot)]);
    const known = [...graph.situations.values()].map(({ snapshot }) => keyOf(snapshot));
    const adjacent = getAdjacencyMap(model.machine, {
      input: model.input,
      serializeState: keyOf,
      events: (snapshot) =>
        snapshot._nodes
          .flatMap((node) => node.ownEvents as string[])
          .filter((type) => !type.startsWith('xstate.done.state.'))
          .flatMap((type) => model.classes(type, snapshot)),
    });
    expect(known.filter((key) => !(key in adjacent))).toEqual([]);
    // That one lets an actor answer twice, and so goes further when a state outlives its actor.
    const outlives = [...graph.situations.values()].some(({ ended }) => ended.length > 0);
    if (!outlives) expect(Object.keys(adjacent).filter((key) => !known.includes(key))).toEqual([]);
  });

  test.each([
    ['the shortest path to each situation', shortestPaths(graph)],
    ['a path for each transition', pathPerTransition(graph)],
    ['a tour over all transitions', tour(graph)],
  ])('the machine goes as %s says', async (_, paths) => {
    for (const path of paths) await walkMachine(model, graph, path);
    expect(paths.length).toBeGreaterThan(0);
  });
});
