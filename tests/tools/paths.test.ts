import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import { plainEvent } from '#machines/models/plainEvents.ts';
import { explore } from '#tools/paths/explore.ts';
import { type Path, randomPaths, shortestPaths, simplePaths, takenBy, tour } from '#tools/paths/generators.ts';
import { generatePaths, readOptions } from '#tools/paths/options.ts';
import { outOfReach } from '#tools/paths/outOfReach.ts';
import { toHtml } from '#tools/paths/report/html.ts';
import { toMarkdown } from '#tools/paths/report/markdown.ts';
import { toMermaid } from '#tools/paths/report/mermaid.ts';
import { stateDiagram } from '#tools/paths/report/stateDiagram.ts';
import { walkReport } from '#tools/paths/report/walkReport.ts';
import { listTransitions } from '#tools/paths/transitions.ts';

/** A till: a code opens it, the bank may or may not answer, and it locks itself after a while. */
const till = setup({
  types: {
    events: {} as { type: 'code.typed'; code: string } | { type: 'sale.rung' } | { type: 'bell.rung' },
    tags: {} as 'busy',
  },
  actors: { askBank: fromPromise<void>(() => Promise.resolve()) },
  guards: { isCode: (_, { code }: { code: string }) => code === '1234', isNever: () => false },
  delays: { patience: 1000 },
}).createMachine({
  id: 'till',
  initial: 'locked',
  states: {
    locked: {
      on: {
        'code.typed': { guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) }, target: 'open' },
      },
    },
    open: { on: { 'sale.rung': 'paying' }, after: { patience: 'locked' } },
    paying: {
      tags: 'busy',
      invoke: { id: 'askBank', src: 'askBank', onDone: 'paid', onError: 'open' },
    },
    paid: { type: 'final' },
  },
});

const modelOf = (machine: AnyStateMachine): MachineModel => ({
  title: 'Till <of> the bar',
  machine,
  classes: (type, snapshot) =>
    type === 'code.typed'
      ? [
          { type, code: '1234' },
          { type, code: '0' },
        ]
      : plainEvent(type, snapshot),
  memory: () => null,
  sayEvent: ({ type }) => `Make “${type}” happen`,
  sayState: ({ value }) => `It is ${String(value)}`,
});
const model = modelOf(till);
const graph = explore(model);
const eventsOf = (paths: Path[]) => paths.map((path) => path.map(({ event }) => event.type));

const code = 'code.typed';
const after = 'xstate.after.patience.till.open';
const [bankAnswers, bankFails] = ['xstate.done.actor.askBank', 'xstate.error.actor.askBank'];

describe('exploring', () => {
  test('timers, actors that succeed and actors that fail are edges; a guard that refuses is none', () => {
    const edges = [...graph.situations.values()].flatMap(({ edges: onward }) =>
      onward.map(({ event, taken }) => [event.type, taken.length]),
    );
    expect(edges).toEqual([
      [code, 1],
      ['sale.rung', 1],
      [after, 1],
      [bankAnswers, 1],
      [bankFails, 1],
    ]);
  });

  test('a transition that nothing can take is named', () => {
    const withDeadEnd = till.provide({ guards: { isCode: () => false } });
    expect(outOfReach(till, graph)).toEqual([]);
    expect(outOfReach(withDeadEnd, explore(modelOf(withDeadEnd)))).toEqual([
      'out of reach: till.locked --code.typed [isCode]--> till.open',
      'out of reach: till.open --sale.rung--> till.paying',
      `out of reach: till.open --${after}--> till.locked`,
      `out of reach: till.paying --${bankAnswers}--> till.paid`,
      `out of reach: till.paying --${bankFails}--> till.open`,
    ]);
  });
});

describe('generating', () => {
  const all = listTransitions(till).map(({ key }) => key);

  test('shortest paths end in each situation', () => {
    expect(eventsOf(shortestPaths(graph))).toEqual([[code, 'sale.rung', bankAnswers]]);
  });

  test('a tour takes every transition in few paths', () => {
    expect(eventsOf(tour(graph))).toEqual([
      [code, 'sale.rung', bankAnswers],
      [code, after, code, 'sale.rung', bankFails],
    ]);
    expect([...takenBy(tour(graph))].sort()).toEqual(all.toSorted());
  });

  test('simple paths never come back, and there are no more than wanted', () => {
    expect(eventsOf(simplePaths(graph, 10))).toEqual([[code, 'sale.rung', bankAnswers]]);
    expect(simplePaths(graph, 0)).toEqual([]);
  });

  test('a walk by lot goes on until the share is taken, and the same seed goes the same way', () => {
    for (const seed of [1, 2, 3]) expect(takenBy(randomPaths(graph, seed, 1)).size).toBe(all.length);
    expect(takenBy(randomPaths(graph, 1, 0.2)).size).toBe(1);
    expect(eventsOf(randomPaths(graph, 7, 1))).toEqual(eventsOf(randomPaths(graph, 7, 1)));
    const walks = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(eventsOf(randomPaths(graph, seed, 1))));
    expect(new Set(walks).size).toBeGreaterThan(1);
  });

  test('--only keeps the paths that come by a state with that tag', () => {
    const paths = generatePaths(graph, readOptions(['--only', 'busy', '--strategy', 'transitions']));
    expect(eventsOf(paths)).toEqual([
      [code, 'sale.rung', bankAnswers],
      [code, 'sale.rung', bankFails],
    ]);
    expect(generatePaths(graph, readOptions(['--only', 'nothing']))).toEqual([]);
  });

  test('a mistake on the command line is answered with what there is', () => {
    expect(() => readOptions(['--strategy', 'fast'])).toThrow(
      'There is no strategy "fast"; there are transitions, states, tour, simple, random',
    );
    expect(() => readOptions(['--seed', 'one'])).toThrow('--seed takes a whole number, not "one"');
  });
});

describe('the report', () => {
  const report = walkReport(model, graph, tour(graph), 'tour');
  const html = toHtml(report, stateDiagram(till, report), toMermaid(till));

  test('says each step and what must be seen after it', () => {
    expect(
      report.paths[0]?.steps.slice(0, 2).map(({ instruction, expectation }) => [instruction, expectation]),
    ).toEqual([
      ['Make “code.typed” happen', 'It is open'],
      ['Make “sale.rung” happen', 'It is paying'],
    ]);
  });

  test('its page needs nothing else: no script, no file, no network', () => {
    expect(html).not.toMatch(/<script|<link|<img|src=|url\((?!#)|@import|https?:/);
    expect(html).toContain('<h1>Till &lt;of&gt; the bar</h1>');
  });

  test('its picture has every state with what is seen there, and every transition by its number', () => {
    const texts = (kind: string) => [...html.matchAll(new RegExp(`<text class="${kind}"[^>]*>([^<]*)`, 'g'))];
    expect(texts('name').map(([, name]) => name)).toEqual(['locked', 'open', 'paying', 'paid']);
    expect(texts('words').map(([, words]) => words)).toEqual([
      'It is locked',
      'It is open',
      'It is paying',
      'It is paid',
    ]);
    const numbers = [...html.matchAll(/<g class="arrow[^"]*">.*?<text[^>]*>([^<]*)</g)].map(([, number]) => number);
    expect(numbers.sort()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('what no path takes is marked in picture, table and words', () => {
    const short = walkReport(model, graph, shortestPaths(graph), 'states');
    const page = toHtml(short, stateDiagram(till, short), toMermaid(till, new Set(short.missing)));
    expect(short.missing).toEqual([`till|till.open|${after}|0`, `till|till.paying|${bankFails}|0`]);
    expect(page.match(/class="arrow[^"]*missing"/g)).toHaveLength(2);
    expect(page.match(/<tr class="missing">/g)).toHaveLength(2);
    expect(page).toContain('<p class="warning">No path takes:');
  });

  test('as Markdown it has the diagram, the paths and the matrix', () => {
    const lines = toMarkdown(report, toMermaid(till)).split('\n');
    expect(lines).toContain('stateDiagram-v2');
    expect(lines).toContain('  till_open --> till_locked: after patience');
    expect(lines).toContain('1. Make “code.typed” happen. *It is open.*');
    expect(lines).toContain('| 2 | open | Make “sale.rung” happen | sale.rung |  | paying | ● | ● |');
  });
});
