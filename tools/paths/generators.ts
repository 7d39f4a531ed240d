import type { Edge, Graph } from './explore.ts';

export type Path = Edge[];

/** The transitions that some paths take. */
export const takenBy = (paths: Iterable<Path>): Set<string> =>
  new Set([...paths].flatMap((path) => path.flatMap((edge) => edge.taken)));

/** The shortest path to each situation, without those that are the start of another. */
export function shortestPaths(graph: Graph): Path[] {
  const ways = waysFrom(graph, graph.start);
  const inner = new Set([...ways.values()].map(({ from }) => from));
  return [...ways.keys()].filter((situation) => !inner.has(situation)).map((situation) => wayTo(ways, situation));
}

/** For each transition the shortest path that takes it, without those that are the start of another. */
export function pathPerTransition(graph: Graph): Path[] {
  const ways = waysFrom(graph, graph.start);
  const distances = new Map<string, number>();
  const distance = (situation: string) => distances.get(situation) ?? 0;
  // Nearer situations come before farther ones.
  for (const [situation, { from }] of ways) distances.set(situation, distance(from) + 1);
  const nearest = new Map<string, Edge>();
  for (const edge of allEdges(graph))
    for (const transition of edge.taken) {
      const known = nearest.get(transition);
      if (!known || distance(edge.from) < distance(known.from)) nearest.set(transition, edge);
    }
  const farthestFirst = [...nearest.values()].sort((a, b) => distance(b.from) - distance(a.from));
  const paths: Path[] = [];
  const covered = new Set<string>();
  for (const edge of farthestFirst) {
    if (edge.taken.every((transition) => covered.has(transition))) continue;
    const path = [...wayTo(ways, edge.from), edge];
    for (const transition of takenBy([path])) covered.add(transition);
    paths.push(path);
  }
  return paths;
}

/**
 * A few long paths that take every transition: always on to the nearest one not yet taken, from where the visitor is,
 * or from the beginning when that is shorter by more than a restart costs.
 */
export function tour(graph: Graph, restartCost = 1): Path[] {
  const todo = takenBy([allEdges(graph)]);
  const isNew = (edge: Edge) => edge.taken.some((transition) => todo.has(transition));
  const paths: Path[] = [];
  let path: Path = [];
  let here = graph.start;
  while (todo.size > 0) {
    const onward = nearestEdge(graph, here, isNew);
    const fromStart = here === graph.start ? undefined : nearestEdge(graph, graph.start, isNew);
    const restarts =
      fromStart !== undefined && (onward === undefined || fromStart.length + restartCost < onward.length);
    const leg = restarts ? fromStart : onward;
    if (!leg) break;
    if (restarts && path.length > 0) {
      paths.push(path);
      path = [];
    }
    for (const edge of leg) {
      for (const transition of edge.taken) todo.delete(transition);
      path.push(edge);
      here = edge.to;
    }
  }
  return path.length > 0 ? [...paths, path] : paths;
}

/** Paths that never return to a situation, up to a limit. Their number explodes with the branches. */
export function simplePaths(graph: Graph, most: number): Path[] {
  const paths: Path[] = [];
  const walk = (here: string, path: Path, seen: ReadonlySet<string>) => {
    const onward = edgesFrom(graph, here).filter((edge) => !seen.has(edge.to));
    if (onward.length === 0 && path.length > 0) paths.push(path);
    for (const edge of onward) if (paths.length < most) walk(edge.to, [...path, edge], new Set([...seen, edge.to]));
  };
  walk(graph.start, [], new Set([graph.start]));
  return paths;
}

/** Random steps until a share of the transitions has been taken. The same seed gives the same paths. */
export function randomPaths(graph: Graph, seed: number, share: number): Path[] {
  const total = takenBy([allEdges(graph)]).size;
  const taken = new Set<string>();
  const paths: Path[] = [];
  const random = randomFrom(seed);
  let path: Path = [];
  let here = graph.start;
  // Enough for hundreds of states; without it, an unreachable share would never end.
  for (let step = 0; step < 1_000_000 && taken.size < share * total; step += 1) {
    const onward = edgesFrom(graph, here);
    const edge = onward[Math.floor(random() * onward.length)];
    if (!edge) {
      paths.push(path);
      path = [];
      here = graph.start;
      continue;
    }
    for (const transition of edge.taken) taken.add(transition);
    path.push(edge);
    here = edge.to;
  }
  return path.length > 0 ? [...paths, path] : paths;
}

const edgesFrom = (graph: Graph, situation: string): Edge[] => graph.situations.get(situation)?.edges ?? [];
const allEdges = (graph: Graph): Edge[] => [...graph.situations.values()].flatMap(({ edges }) => edges);

/** For each situation the last edge of a shortest path to it. */
function waysFrom(graph: Graph, start: string): Map<string, Edge> {
  const ways = new Map<string, Edge>();
  const open = [start];
  for (const here of open)
    for (const edge of edgesFrom(graph, here))
      if (edge.to !== start && !ways.has(edge.to)) {
        ways.set(edge.to, edge);
        open.push(edge.to);
      }
  return ways;
}

function wayTo(ways: Map<string, Edge>, situation: string): Path {
  const path: Path = [];
  for (let edge = ways.get(situation); edge; edge = ways.get(edge.from)) path.unshift(edge);
  return path;
}

/** The shortest path from a situation to a wanted edge, including that edge. */
function nearestEdge(graph: Graph, start: string, isWanted: (edge: Edge) => boolean): Path | undefined {
  const ways = new Map<string, Edge>();
  const open = [start];
  for (const here of open)
    for (const edge of edgesFrom(graph, here)) {
      if (isWanted(edge)) return [...wayTo(ways, here), edge];
      if (edge.to !== start && !ways.has(edge.to)) {
        ways.set(edge.to, edge);
        open.push(edge.to);
      }
    }
  return undefined;
}

/** A linear congruential generator (Numerical Recipes): random enough to choose steps, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
