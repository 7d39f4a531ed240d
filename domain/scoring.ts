import type { FormSchema } from './formSchema.ts';
import type { Answers } from './questionFlow.ts';

/** One cell of the points table: how many points an answer gives a system, and why. */
export type PointsCell = { points: number; why: string; sources: readonly string[] };

/** The scoring document (`schemas/content/scoring.json`). */
export type Scoring = {
  candidates: readonly string[];
  tieRule: readonly { id: TieStep; text: string }[];
  /** question → answer → system → cell */
  points: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, PointsCell>>>>>>;
};

/** The steps that can decide between equal totals (D34). */
export type TieStep = 'priorityPoints' | 'entryPrice' | 'order';

/** What one answer gave a system; `why` is empty where it gave nothing. */
export type PointsOfAnswer = { question: string; answer: string; points: number; why: string };

/** A system in the ranking with what every answer to a scored question gave it; the points add up to `score`. */
export type RankedSystem = { slug: string; score: number; priorityPoints: number; points: PointsOfAnswer[] };

/** Lowest published monthly price in dollars by system; null where a vendor only quotes. */
export type EntryPrices = Readonly<Record<string, number | null>>;

/** All that a ranking of the visitors of a quiz depends on. */
export type RankingRules = { schema: FormSchema; scoring: Scoring; entryPrices: EntryPrices };

/** How many systems a recommendation names (spec 1). */
export const RECOMMENDATION_COUNT = 3;

/** The question whose points decide first between equal totals (D34). */
export const PRIORITIES = 'priorities';

/**
 * All candidates, best first (spec 9 "POS scoring"): each answer gives its points, totals are compared, equal totals
 * are decided by the steps of `scoring.tieRule` in their order (D34). Unknown answers give nothing.
 */
export function rankSystems(scoring: Scoring, answers: Answers, entryPrices: EntryPrices): RankedSystem[] {
  const ranked = scoring.candidates.map((slug) => scoreSystem(scoring, answers, slug));
  const compare = comparison(scoring, entryPrices);
  return ranked.sort(compare);
}

/** The systems a visitor is shown, best first (spec 1: the top 3). */
export function recommend(scoring: Scoring, answers: Answers, entryPrices: EntryPrices): RankedSystem[] {
  return rankSystems(scoring, answers, entryPrices).slice(0, RECOMMENDATION_COUNT);
}

function scoreSystem(scoring: Scoring, answers: Answers, slug: string): RankedSystem {
  const points = Object.entries(scoring.points).flatMap(([question, byAnswer]) =>
    answerList(answers[question]).map((answer) => {
      const { points, why } = byAnswer[answer]?.[slug] ?? { points: 0, why: '' };
      return { question, answer, points, why };
    }),
  );
  const sum = (list: PointsOfAnswer[]) => list.reduce((total, { points: given }) => total + given, 0);
  return {
    slug,
    score: sum(points),
    priorityPoints: sum(points.filter(({ question }) => question === PRIORITIES)),
    points,
  };
}

function answerList(answer: unknown): string[] {
  const list: unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.filter((entry) => typeof entry === 'string');
}

function comparison(scoring: Scoring, entryPrices: EntryPrices) {
  const steps: Record<TieStep, (a: RankedSystem, b: RankedSystem) => number> = {
    priorityPoints: (a, b) => b.priorityPoints - a.priorityPoints,
    entryPrice: (a, b) => priceOf(entryPrices, a.slug) - priceOf(entryPrices, b.slug) || 0,
    order: (a, b) => scoring.candidates.indexOf(a.slug) - scoring.candidates.indexOf(b.slug),
  };
  return (a: RankedSystem, b: RankedSystem): number =>
    b.score - a.score || scoring.tieRule.map(({ id }) => steps[id](a, b)).find((result) => result !== 0) || 0;
}

/** A price nobody publishes counts as higher than any published one. */
export const priceOf = (entryPrices: EntryPrices, slug: string): number => entryPrices[slug] ?? Number.MAX_VALUE;
