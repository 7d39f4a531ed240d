import type { FormSchema } from '../questions/formSchema.ts';
import type { Answers } from '../questions/questionFlow.ts';

/** A cell of the table: the points an answer gives a system, and why. */
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

/** What one answer gave a system; `why` is empty when it gave nothing. */
export type PointsOfAnswer = { question: string; answer: string; points: number; why: string };

/** A ranked system with the points of each answer, which add up to `score`. */
export type RankedSystem = { slug: string; score: number; priorityPoints: number; points: PointsOfAnswer[] };

/** Lowest published monthly price in dollars; null when a vendor only quotes. */
export type EntryPrices = Readonly<Record<string, number | null>>;

/** Everything a ranking depends on. */
export type RankingRules = { schema: FormSchema; scoring: Scoring; entryPrices: EntryPrices };

/** spec 1: the top 3. */
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

/** Best first. */
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

/** An unpublished price counts as higher than any published one. */
export const priceOf = (entryPrices: EntryPrices, slug: string): number => entryPrices[slug] ?? Number.MAX_VALUE;
