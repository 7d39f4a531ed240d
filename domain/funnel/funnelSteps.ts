import type { Flow } from './attempt.ts';
import { OUTSIDE } from './attempt.ts';
import { medianSeconds } from './pace.ts';

/** How often one kind of step was taken. */
export type FlowCount = Omit<Flow, 'seconds'> & { pace: number; count: number };

/** What happened at a place of a quiz. `entered` is the sum of `answered`, `back`, `left`, `unseen` and `there`. */
export type FunnelStep = {
  place: string;
  /** How many attempts ever got there. */
  reached: number;
  /** How often visitors got there; may exceed `reached` because of Back. */
  entered: number;
  answered: number;
  back: number;
  left: number;
  /** Went on in a way that was not reported. */
  unseen: number;
  /** Still there, or never heard of again. */
  there: number;
  /** Median time to answer; null where no time is known. */
  seconds: number | null;
};

/** How often visitors went from one place to another. */
export type FunnelWay = { from: string; to: string; count: number };

export type FunnelFigures = { attempts: number; steps: FunnelStep[]; ways: FunnelWay[] };

/**
 * The figures of a funnel.
 * @param places in order; places that only an earlier version had come last
 */
export function funnelFigures(flows: readonly FlowCount[], places: readonly string[]): FunnelFigures {
  const all = new Set([...places, ...flows.flatMap(({ from, to }) => [from, to])]);
  all.delete(OUTSIDE);
  const sum = (isCounted: (flow: FlowCount) => boolean) =>
    flows.reduce((total, flow) => (isCounted(flow) ? total + flow.count : total), 0);
  const steps = [...all].map((place): FunnelStep => {
    const entered = sum(({ to }) => to === place);
    const gone = sum(({ from }) => from === place);
    const out = (kind: Flow['kind']) => sum((flow) => flow.from === place && flow.kind === kind);
    return {
      place,
      reached: sum(({ to, isFirst }) => to === place && isFirst),
      entered,
      answered: out('answered'),
      back: out('back'),
      left: out('left'),
      unseen: out('unseen'),
      there: entered - gone,
      seconds: medianSeconds(pacesAt(flows, place)) ?? null,
    };
  });
  return { attempts: sum(({ from }) => from === OUTSIDE), steps, ways: waysOf(flows) };
}

function pacesAt(flows: readonly FlowCount[], place: string): Map<number, number> {
  const paces = new Map<number, number>();
  for (const { from, kind, pace, count } of flows)
    if (from === place && kind === 'answered') paces.set(pace, (paces.get(pace) ?? 0) + count);
  return paces;
}

function waysOf(flows: readonly FlowCount[]): FunnelWay[] {
  const ways = new Map<string, FunnelWay>();
  for (const { from, to, count } of flows) {
    const name = `${from} ${to}`;
    ways.set(name, { from, to, count: (ways.get(name)?.count ?? 0) + count });
  }
  return [...ways.values()].filter(({ count }) => count > 0);
}
