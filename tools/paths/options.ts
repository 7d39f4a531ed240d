import { parseArgs } from 'node:util';
import type { Graph } from './explore.ts';
import { type Path, pathPerTransition, randomPaths, shortestPaths, simplePaths, tour } from './generators.ts';

/** How paths are generated; `npm run paths -- --strategy tour`. */
export const strategies: Record<string, { about: string; generate: (graph: Graph, options: PathOptions) => Path[] }> = {
  transitions: { about: 'for each transition the shortest path that takes it', generate: pathPerTransition },
  states: { about: 'the shortest path to each situation', generate: shortestPaths },
  tour: { about: 'a few long paths that take every transition in few steps', generate: (graph) => tour(graph) },
  simple: {
    about: 'paths that never come back, up to --limit',
    generate: (graph, { limit }) => simplePaths(graph, limit),
  },
  random: {
    about: 'steps by lot (--seed) until --coverage percent of the transitions are taken',
    generate: (graph, { seed, coverage }) => randomPaths(graph, seed, coverage / 100),
  },
};

export type PathOptions = {
  machine: string | undefined;
  strategy: string;
  only: string | undefined;
  seed: number;
  coverage: number;
  limit: number;
  out: string;
  help: boolean;
};

/** Reads the command line. Throws a sentence that says what is wrong with it. */
export function readOptions(args: string[]): PathOptions {
  const { values } = parseArgs({
    args,
    options: {
      machine: { type: 'string' },
      strategy: { type: 'string', default: 'transitions' },
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
      coverage: { type: 'string', default: '100' },
      limit: { type: 'string', default: '200' },
      out: { type: 'string', default: 'coverage/paths' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!(values.strategy in strategies))
    throw new Error(`There is no strategy "${values.strategy}"; there are ${Object.keys(strategies).join(', ')}`);
  const { machine, strategy, only, out, help } = values;
  return {
    machine,
    strategy,
    only,
    out,
    help,
    seed: wholeNumber('--seed', values.seed),
    coverage: wholeNumber('--coverage', values.coverage),
    limit: wholeNumber('--limit', values.limit),
  };
}

/** The paths of a machine as the options ask for them; `only` keeps those through a state with that tag. */
export function generatePaths(graph: Graph, options: PathOptions): Path[] {
  const paths = strategies[options.strategy]?.generate(graph, options) ?? [];
  const { only } = options;
  if (only === undefined) return paths;
  return paths.filter((path) => path.some((edge) => graph.situations.get(edge.to)?.snapshot.hasTag(only)));
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${name} takes a whole number, not "${text}"`);
  return number;
}
