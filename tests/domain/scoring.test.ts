import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainQuizOptions } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { rankSystems, recommend, type Scoring } from '#domain/scoring/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json';
import document from '#schemas/content/scoring.json';
import profiles from '#tests/support/cases/scoring-profiles.json';

const scoring = document as unknown as Scoring;
const entryPrices = Object.fromEntries(posSystems.systems.map(({ slug, pricing }) => [slug, pricing.entryMonthly]));

test.each(profiles.map((profile) => [profile.profile, profile] as const))('%s', (_, { answers, scores, first }) => {
  const ranked = rankSystems(scoring, answers, entryPrices);
  expect(Object.fromEntries(ranked.map(({ slug, score }) => [slug, score]))).toEqual(scores);
  expect(first).toContain(ranked[0]?.slug);
});

const values = (question: string) => (mainQuizOptions[question] ?? []).map((option) => option.value);
const anyAnswers = fc.record({
  restaurantType: fc.constantFrom(...values('restaurantType')),
  locationCount: fc.constantFrom(...values('locationCount')),
  transactionVolume: fc.constantFrom(...values('transactionVolume')),
  priorities: fc.subarray(values('priorities'), { minLength: 3 }),
});

test('the points of the answers add up to the score, for every visitor', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { score, points } of rankSystems(scoring, answers, entryPrices))
        expect(points.reduce((sum, cell) => sum + cell.points, 0)).toBe(score);
    }),
  );
});

test('three systems are recommended, best first, and the order of the candidates alone decides nothing but full ties', () => {
  const reversed = { ...scoring, candidates: [...scoring.candidates].reverse() };
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const [first, second, third] = recommend(scoring, answers, entryPrices);
      expect((first?.score ?? 0) >= (second?.score ?? 0) && (second?.score ?? 0) >= (third?.score ?? 0)).toBe(true);
      const again = rankSystems(reversed, answers, entryPrices);
      for (const [position, { score, priorityPoints, slug }] of rankSystems(scoring, answers, entryPrices).entries()) {
        const other = again[position];
        expect([other?.score, other?.priorityPoints, entryPrices[other?.slug ?? '']]).toEqual([
          score,
          priorityPoints,
          entryPrices[slug],
        ]);
      }
    }),
  );
});

const tie = (cells: Scoring['points'], prices: Record<string, number | null>) =>
  rankSystems(
    { ...scoring, candidates: ['a', 'b'], points: cells },
    { restaurantType: 'x', priorities: ['p'] },
    prices,
  )[0]?.slug;
const cell = (points: number) => ({ points, why: '', sources: [] });

test('D34: equal totals go by the points of the own priorities, then the entry price, then the order of the data', () => {
  const byPriority = {
    restaurantType: { x: { a: cell(2), b: cell(1) } },
    priorities: { p: { a: cell(1), b: cell(2) } },
  };
  expect(tie(byPriority, { a: 0, b: 99 })).toBe('b');
  const equal = { restaurantType: { x: { a: cell(1), b: cell(1) } }, priorities: { p: { a: cell(1), b: cell(1) } } };
  expect(tie(equal, { a: 69, b: 59 })).toBe('b');
  expect(tie(equal, { a: null, b: 999 })).toBe('b');
  expect(tie(equal, { a: 69, b: 69 })).toBe('a');
  expect(tie(equal, { a: null, b: null })).toBe('a');
});

test('answers nobody gave, unknown ones and answers of the wrong kind give no points', () => {
  const empty = rankSystems(scoring, {}, entryPrices);
  const scores = (answers: Answers) =>
    rankSystems(scoring, answers, entryPrices).map(({ slug, score }) => [slug, score]);
  expect(scores({ restaurantType: 'castle', priorities: 'lowest-cost', locationCount: 4 })).toEqual(
    scores({ priorities: ['lowest-cost'] }),
  );
  expect(empty.every(({ score }) => score === 0)).toBe(true);
});
