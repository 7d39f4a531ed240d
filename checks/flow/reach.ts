import { intersection, inWords, isEmpty, type ValueSet } from './valueSet.ts';

/** What a rule demands: for each of some questions, an answer from a set. */
export type Demand = ReadonlyMap<string, ValueSet>;

/** Answers that lead somewhere, the latest question first; each link is shared by all that build on it. */
export type Trail = { question: string; answer: ValueSet; before: Trail | undefined };

/** `false`: no answers can meet the demand. `unknown`: too many combinations to try. */
export type Verdict = { met: true; trail: Trail | undefined } | { met: false | 'unknown' };

/** How a question can come to be asked: always, or by rules, any of which is enough. */
export type Asking = { order: number; always: boolean; demands: readonly Demand[] };

/** Rules can be combined in exponentially many ways; no quiz that a person can follow comes near this. */
const MOST_STEPS = 2_000;

/**
 * Determines whether demands can be met, and how a question is reached. Conditions name earlier questions only, so a
 * demand on a single question is met as soon as that question can be reached at all: a quiz whose rules have one
 * condition each costs one step per rule. Several conditions are solved from the latest question to the earliest;
 * neighbouring rules mostly leave the same demands on the way, so each is solved once.
 */
export function createReach(askings: ReadonlyMap<string, Asking>) {
  const reached = new Map<string, Verdict>();
  const solved = new Map<string, Verdict>();
  let work = 0;

  const solve = (demand: Demand, budget: { steps: number }): Verdict => {
    const key = keyOf(demand);
    const verdict = solved.get(key) ?? attempt(demand, budget);
    if (verdict.met !== 'unknown') solved.set(key, verdict);
    return verdict;
  };

  const attempt = (demand: Demand, budget: { steps: number }): Verdict => {
    work += 1;
    budget.steps -= 1;
    if (budget.steps < 0) return { met: 'unknown' };
    const latest = latestOf(demand);
    if (latest === undefined) return { met: true, trail: undefined };
    const { question, answer, asking } = latest;
    if (isEmpty(answer)) return { met: false };
    const link = (before: Trail | undefined): Verdict => ({ met: true, trail: { question, answer, before } });
    if (demand.size === 1) {
      const own = reach(question);
      return own.met === true ? link(own.trail) : own;
    }
    const rest = new Map(demand);
    rest.delete(question);
    let outcome: Verdict = { met: false };
    for (const also of asking.always ? [new Map<string, ValueSet>()] : asking.demands) {
      const combined = combine(rest, also);
      const verdict = combined ? solve(combined, budget) : { met: false as const };
      if (verdict.met === true) return link(verdict.trail);
      if (verdict.met === 'unknown') outcome = verdict;
    }
    return outcome;
  };

  const keyOf = (demand: Demand): string =>
    [...demand]
      .map(([question, answer]) => `${askings.get(question)?.order}${answer.allBut ? '!' : '='}${[...answer.values]}`)
      .sort()
      .join(';');

  const latestOf = (demand: Demand) => {
    let latest: { question: string; answer: ValueSet; asking: Asking } | undefined;
    for (const [question, answer] of demand) {
      const asking = askings.get(question);
      if (asking && (latest === undefined || asking.order > latest.asking.order)) latest = { question, answer, asking };
    }
    return latest;
  };

  /** Whether a question can be asked at all, and by which answers. */
  const reach = (question: string): Verdict => {
    const known = reached.get(question);
    if (known) return known;
    const asking = askings.get(question);
    const verdict: Verdict = asking?.always ? { met: true, trail: undefined } : firstMet(asking?.demands ?? []);
    reached.set(question, verdict);
    return verdict;
  };

  const firstMet = (demands: readonly Demand[]): Verdict => {
    let best: Verdict = { met: false };
    for (const demand of demands) {
      const verdict = meet(demand);
      if (verdict.met === true) return verdict;
      if (verdict.met === 'unknown') best = verdict;
    }
    return best;
  };

  const meet = (demand: Demand): Verdict => solve(demand, { steps: MOST_STEPS });

  return { reach, meet, work: () => work };
}

/** Both demands at once; undefined when they leave a question without an answer. */
function combine(one: Demand, other: Demand): Demand | undefined {
  const both = new Map(one);
  for (const [question, answer] of other) {
    const known = both.get(question);
    const common = known ? intersection(known, answer) : answer;
    if (isEmpty(common)) return undefined;
    both.set(question, common);
  }
  return both;
}

/** The answers of a trail in words, earliest first, then where they lead. */
export function describeTrail(trail: Trail | undefined, to: string): string {
  const steps = [to];
  for (let link = trail; link !== undefined; link = link.before)
    steps.unshift(`${link.question}=${inWords(link.answer)}`);
  return steps.join(' → ');
}
