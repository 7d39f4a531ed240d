import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CensusExample, compareCensus, reachableSystems, takeCensus } from '#checks/census/census.ts';
import { createRanker, decisionBetween, extent, rankInto, systemAt } from '#checks/census/ranker.ts';
import { choicesOf, countChoices, visitorsOf } from '#checks/census/visitorSpace.ts';
import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { type ScoredQuestion, scoredQuestions } from '#domain/scoring/scoredQuestions.ts';
import { type RankingRules, rankSystems, type Scoring } from '#domain/scoring/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json';
import shippedScoring from '#schemas/content/scoring.json';

// The cast is checked by the meta-schema of scoring.json.
const shipped: RankingRules = {
  schema: mainQuizSchema,
  scoring: shippedScoring as unknown as Scoring,
  entryPrices: entryPricesOf(posSystems),
};

test('6 types x 4 location bands x 5 volume bands x 16,278 priority sets are 1,953,360 visitors', () => {
  const questions = scoredQuestions(shipped.schema, shipped.scoring);
  expect(questions.map(countChoices)).toEqual([6, 4, 5, 16_278]);
  expect(takeCensus(shipped).visitors).toBe(1_953_360);
});

test('every visitor has one first system, three shown ones and one decision per place', () => {
  const { visitors, systems, decisions } = takeCensus(shipped);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(sum(systems.map(({ first }) => first))).toBe(visitors);
  expect(sum(systems.map(({ shown }) => shown))).toBe(3 * visitors);
  expect(decisions.map((counts) => sum(Object.values(counts)))).toEqual([visitors, visitors, visitors]);
});

test('every shipped candidate comes first for somebody', () => {
  expect([...reachableSystems(shipped).first].sort()).toEqual([...shipped.scoring.candidates].sort());
});

test('ways to answer are counted as they are listed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(7), fc.nat(7), fc.boolean(), (size, a, b, maySkip) => {
      const question: ScoredQuestion = {
        name: 'q',
        options: Array.from({ length: size }, (_, option) => `o${option}`),
        least: Math.min(a, b, size),
        most: Math.min(Math.max(a, b), size),
        maySkip,
      };
      const choices = choicesOf(question);
      expect(choices).toHaveLength(countChoices(question));
      expect(new Set(choices.map(String)).size).toBe(choices.length);
    }),
  );
});

test('the census ranks random visitors as rankSystems does (D34)', () => {
  expectAgreement(shipped, 5_000);
});

test('the census ranks as rankSystems does under any points, prices and tie rule', () => {
  fc.assert(
    fc.property(rules(), (random) => expectAgreement(random, 20)),
    { numRuns: 200 },
  );
});

test('more points for Toast move visitors, none move without an edit', () => {
  const { scoring } = shipped;
  const single = scoring.points.locationCount?.single;
  const cell = single?.toast;
  if (!single || !cell) throw new Error('The shipped scoring gives Toast points for a single location');
  const edited: Scoring = {
    ...scoring,
    points: {
      ...scoring.points,
      locationCount: { ...scoring.points.locationCount, single: { ...single, toast: { ...cell, points: 3 } } },
    },
  };
  expect(compareCensus(shipped, shipped)).toEqual({ visitors: 1_953_360, first: 0, shown: 0, order: 0 });
  const examples: CensusExample[] = [];
  const change = compareCensus({ ...shipped, scoring: edited }, shipped, (example) => examples.push(example));
  for (const { visitor, now, before } of examples) {
    const answers = Object.fromEntries(visitor.map(({ question, answers: given }) => [question, given]));
    const ranked = (scored: Scoring) =>
      rankSystems(scored, answers, shipped.entryPrices)
        .map(({ slug }) => slug)
        .slice(0, now.length);
    expect([now, before]).toEqual([ranked(edited), ranked(scoring)]);
  }
  expect(examples.length).toBeGreaterThan(3);
  const first = (census: ReturnType<typeof takeCensus>) =>
    census.systems.find(({ slug }) => slug === 'toast')?.first ?? 0;
  // More points for a system can only move that system up.
  expect(change.first).toBe(first(takeCensus({ ...shipped, scoring: edited })) - first(takeCensus(shipped)));
  expect(change.first).toBeGreaterThan(0);
  expect(change.order).toBeGreaterThan(change.shown);
});

function expectAgreement({ schema, scoring, entryPrices }: RankingRules, visitors: number): void {
  const questions = scoredQuestions(schema, scoring);
  const ranker = createRanker(scoring, questions, entryPrices);
  const choices = questions.map(choicesOf);
  const largest = choices.reduce((best, list, at) => (list.length > (choices[best]?.length ?? 0) ? at : best), 0);
  const grouped = choices.filter((_, at) => at !== largest);
  const { groups, sets } = extent(ranker);
  expect([groups, sets]).toEqual([grouped.reduce((all, list) => all * list.length, 1), choices[largest]?.length ?? 1]);
  const ranking = new Int32Array(scoring.candidates.length);
  const visitorAt = visitorsOf(questions);
  fc.assert(
    fc.property(fc.nat(groups - 1), fc.nat(sets - 1), (group, set) => {
      const answers = Object.fromEntries(
        visitorAt(group, set).map(({ question, answers: given }) => [question, given]),
      );
      rankInto(ranking, ranker, group, set);
      const expected = rankSystems(scoring, answers, entryPrices);
      expect(Array.from(ranking, (key) => scoring.candidates[systemAt(ranker, key)])).toEqual(
        expected.map(({ slug }) => slug),
      );
      expect(decisionBetween(ranker, ranking[0] ?? 0, ranking[1] ?? 0) === 'points').toBe(
        expected[0]?.score !== expected[1]?.score,
      );
    }),
    { numRuns: visitors },
  );
}

/** Small rules of any kind: two to five systems, one single and one multiple choice, each tie rule. */
function rules(): fc.Arbitrary<RankingRules> {
  const systems = ['a', 'b', 'c', 'd', 'e'];
  const options = ['one', 'two', 'three', 'four'];
  const cells = fc.dictionary(fc.constantFrom(...systems), fc.integer({ min: 1, max: 3 }).map(cellOf));
  const byAnswer = fc.dictionary(fc.constantFrom(...options), cells);
  return fc
    .record({
      candidates: fc.subarray(systems, { minLength: 2 }),
      kind: byAnswer,
      priorities: byAnswer,
      minItems: fc.nat(3),
      tieRule: fc.shuffledSubarray(['priorityPoints', 'entryPrice', 'order'] as const),
      entryPrices: fc.dictionary(fc.constantFrom(...systems), fc.constantFrom(null, 0, 59.95, 69)),
    })
    .map(({ candidates, kind, priorities, minItems, tieRule, entryPrices }) => ({
      schema: quizOf(options, minItems),
      scoring: { candidates, tieRule: tieRule.map((id) => ({ id, text: id })), points: { kind, priorities } },
      entryPrices,
    }));
}

const cellOf = (points: number) => ({ points, why: 'because', sources: [] });

function quizOf(options: string[], minItems: number): FormSchema {
  return {
    type: 'object',
    required: ['kind', 'priorities'],
    properties: {
      kind: { type: 'string', enum: options },
      priorities: { type: 'array', minItems, uniqueItems: true, items: { type: 'string', enum: options } },
    },
  };
}
