import { scoredQuestions } from '#domain/scoring/scoredQuestions.ts';
import { type RankingRules, RECOMMENDATION_COUNT } from '#domain/scoring/scoring.ts';
import { createRanker, type Decision, decisionBetween, extent, type Ranker, rankInto, systemAt } from './ranker.ts';
import { countVisitors, type Visitor, visitorsOf } from './visitorSpace.ts';

export type Census = {
  visitors: number;
  /** By system: for how many visitors it comes first, and for how many it is shown. */
  systems: { slug: string; first: number; shown: number }[];
  /** By place: for how many visitors each step decided between this system and the next. */
  decisions: Record<Decision, number>[];
};

export function takeCensus({ schema, scoring, entryPrices }: RankingRules): Census {
  const ranker = createRanker(scoring, scoredQuestions(schema, scoring), entryPrices);
  const first = new Float64Array(ranker.systems.length);
  const shown = new Float64Array(ranker.systems.length);
  const places = Math.min(RECOMMENDATION_COUNT, ranker.systems.length);
  const decisions = Array.from({ length: Math.min(places, ranker.systems.length - 1) }, () => new Float64Array(32));
  const visitors = forEachRanking(ranker, (ranking) => {
    count(first, systemAt(ranker, ranking[0] ?? 0));
    for (let place = 0; place < places; place += 1) count(shown, systemAt(ranker, ranking[place] ?? 0));
    for (const [place, bits] of decisions.entries())
      count(bits, 31 - Math.clz32((ranking[place] ?? 0) ^ (ranking[place + 1] ?? 0)));
  });
  return {
    visitors,
    systems: ranker.systems.map((slug, system) => ({ slug, first: first[system] ?? 0, shown: shown[system] ?? 0 })),
    decisions: decisions.map((bits) => byDecision(ranker, bits)),
  };
}

/** For how many visitors of today's quiz two sets of rules differ. */
export type CensusChange = { visitors: number; first: number; shown: number; order: number };

/** A visitor whose recommended systems change, with those of now and of before. */
export type CensusExample = { visitor: Visitor; now: string[]; before: string[] };

/**
 * Compares how today's rules and earlier ones rank the visitors of today's quiz.
 * @param onExample is called with a few visitors, spread over all that differ
 */
export function compareCensus(
  now: RankingRules,
  before: Omit<RankingRules, 'schema'>,
  onExample?: (example: CensusExample) => void,
): CensusChange {
  const questions = scoredQuestions(now.schema, now.scoring);
  const today = createRanker(now.scoring, questions, now.entryPrices);
  const earlier = createRanker(before.scoring, questions, before.entryPrices);
  const slugs = [...new Set([...today.systems, ...earlier.systems])];
  const todayIds = today.systems.map((slug) => slugs.indexOf(slug));
  const earlierIds = earlier.systems.map((slug) => slugs.indexOf(slug));
  const then = new Int32Array(earlier.systems.length);
  const change = { first: 0, shown: 0, order: 0 };
  const idAt = (ranker: Ranker, ids: number[], ranking: Int32Array, place: number) =>
    place < ids.length ? ids[systemAt(ranker, ranking[place] ?? 0)] : undefined;
  const shownNow = Array.from<number | undefined>({ length: RECOMMENDATION_COUNT });
  const shownThen = Array.from<number | undefined>({ length: RECOMMENDATION_COUNT });
  const kept = sparse<[group: number, set: number, now: string[], before: string[]]>();
  const named = (ids: readonly (number | undefined)[]) =>
    ids.flatMap((id) => (id === undefined ? [] : (slugs[id] ?? [])));
  const visitors = forEachRanking(today, (ranking, group, set) => {
    rankInto(then, earlier, group, set);
    let same = true;
    for (let place = 0; place < RECOMMENDATION_COUNT; place += 1) {
      shownNow[place] = idAt(today, todayIds, ranking, place);
      shownThen[place] = idAt(earlier, earlierIds, then, place);
      if (shownNow[place] !== shownThen[place]) same = false;
    }
    if (same) return;
    change.order += 1;
    const isFirst = shownNow[0] !== shownThen[0];
    const isShown = shownNow.some((id) => !shownThen.includes(id));
    if (onExample && (isFirst || isShown)) kept.add(() => [group, set, named(shownNow), named(shownThen)]);
    if (isFirst) change.first += 1;
    if (isShown) change.shown += 1;
  });
  const visitorAt = visitorsOf(questions);
  for (const [group, set, shownBy, shownBefore] of onExample ? kept.few() : [])
    onExample?.({ visitor: visitorAt(group, set), now: shownBy, before: shownBefore });
  return { visitors, ...change };
}

/** Keeps a few of many entries, spread evenly over all of them, however many there turn out to be. */
function sparse<Entry>() {
  let entries: Entry[] = [];
  let step = 1;
  let seen = 0;
  return {
    add(make: () => Entry): void {
      if (seen % step === 0) entries.push(make());
      seen += 1;
      if (entries.length < 2 * MOST_EXAMPLES) return;
      entries = entries.filter((_, index) => index % 2 === 0);
      step *= 2;
    },
    few: () => entries.slice(0, MOST_EXAMPLES),
  };
}

const MOST_EXAMPLES = 6;

/** The systems that come first, and those that are shown, for at least one visitor. Stops once both hold every system. */
export function reachableSystems({ schema, scoring, entryPrices }: RankingRules): {
  first: Set<string>;
  shown: Set<string>;
} {
  const ranker = createRanker(scoring, scoredQuestions(schema, scoring), entryPrices);
  const first = new Set<number>();
  const shown = new Set<number>();
  const all = ranker.systems.length;
  forEachRanking(ranker, (ranking) => {
    first.add(systemAt(ranker, ranking[0] ?? 0));
    if (shown.size < all)
      for (let place = 0; place < RECOMMENDATION_COUNT && place < all; place += 1)
        shown.add(systemAt(ranker, ranking[place] ?? 0));
    return first.size === all && shown.size === all;
  });
  const slugs = (places: Set<number>) => new Set([...places].map((place) => ranker.systems[place] ?? ''));
  return { first: slugs(first), shown: slugs(shown) };
}

/** The number of visitors a census of these rules would rank. */
export function censusSize({ schema, scoring }: Omit<RankingRules, 'entryPrices'>): number {
  return countVisitors(scoredQuestions(schema, scoring));
}

/** Ranks every visitor in turn until `visit` returns true; the array it is given is reused. */
function forEachRanking(
  ranker: Ranker,
  // biome-ignore lint/suspicious/noConfusingVoidType: a visitor function that never stops returns nothing
  visit: (ranking: Int32Array, group: number, set: number) => boolean | void,
): number {
  const { groups, sets } = extent(ranker);
  const ranking = new Int32Array(ranker.systems.length);
  for (let group = 0; group < groups; group += 1)
    for (let set = 0; set < sets; set += 1) {
      rankInto(ranking, ranker, group, set);
      if (visit(ranking, group, set) === true) return group * sets + set + 1;
    }
  return groups * sets;
}

function count(counts: Float64Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function byDecision(ranker: Ranker, bits: Float64Array): Record<Decision, number> {
  const sums: Record<Decision, number> = { points: 0, priorityPoints: 0, entryPrice: 0, order: 0 };
  bits.forEach((sum, bit) => {
    if (sum > 0) sums[decisionBetween(ranker, 2 ** bit, 0)] += sum;
  });
  return sums;
}
