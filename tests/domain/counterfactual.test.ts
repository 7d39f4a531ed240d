import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { mainQuizOptions, mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { smallestOvertaking } from '#domain/scoring/counterfactual.ts';
import { rankSystems, type Scoring } from '#domain/scoring/scoring.ts';
import posSystems from '#schemas/content/pos-systems.json';
import document from '#schemas/content/scoring.json';

const shipped = {
  schema: mainQuizSchema,
  scoring: document as unknown as Scoring,
  entryPrices: entryPricesOf(posSystems),
};

const casualDining = {
  hasCurrentPOS: 'no',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['kitchen-display', 'lowest-cost', 'loyalty-program'],
};

test('one changed answer is enough for a visitor whose first two systems are close', () => {
  expect(smallestOvertaking(shipped, casualDining)).toEqual({
    slug: 'square-for-restaurants',
    changes: [{ kind: 'replaced', question: 'restaurantType', from: 'casual-dining', to: 'food-truck' }],
  });
});

/** A quiz small enough to try every visitor: two single choices, one multiple choice. */
const letters = ['a', 'b', 'c', 'd'];
const single = letters.slice(0, 3);
const small = (least: number): FormSchema => ({
  type: 'object',
  required: ['one', 'two', 'priorities'],
  properties: {
    one: { type: 'string', enum: single },
    two: { type: 'string', enum: single },
    priorities: { type: 'array', minItems: least, items: { type: 'string', enum: letters } },
  },
});

const systems = ['x', 'y', 'z'];
const cells = fc.dictionary(
  fc.constantFrom(...systems),
  fc.integer({ min: 1, max: 3 }).map((points) => ({ points, why: '', sources: [] })),
);
const table = (options: string[]) => fc.record(Object.fromEntries(options.map((option) => [option, cells])));
const smallRules = fc.record({
  least: fc.integer({ min: 1, max: 3 }),
  points: fc.record({ one: table(single), two: table(single), priorities: table(letters) }),
});

type Visitor = { one: string; two: string; priorities: string[] };
const everyVisitor = (least: number): Visitor[] => {
  const sets = Array.from({ length: 2 ** letters.length }, (_, bits) =>
    letters.filter((_letter, at) => bits & (1 << at)),
  );
  const priorities = sets.filter((set) => set.length >= least);
  return single.flatMap((one) => single.flatMap((two) => priorities.map((set) => ({ one, two, priorities: set }))));
};

/** In how many answers two visitors differ; each option of the multiple choice counts separately. */
const distance = (a: Visitor, b: Visitor): number =>
  Number(a.one !== b.one) +
  Number(a.two !== b.two) +
  letters.filter((letter) => a.priorities.includes(letter) !== b.priorities.includes(letter)).length;

test('the change found is as small as the smallest among all visitors, and does what it says', () => {
  fc.assert(
    fc.property(smallRules, fc.nat(), ({ least, points }, pick) => {
      const scoring: Scoring = { candidates: systems, tieRule: [{ id: 'order', text: '' }], points };
      const visitors = everyVisitor(least);
      const visitor = visitors[pick % visitors.length] as Visitor;
      const firstOf = (answers: Answers) => rankSystems(scoring, answers, {})[0]?.slug;
      const others = visitors.filter((other) => firstOf(other) !== firstOf(visitor));
      const nearest = Math.min(...others.map((other) => distance(visitor, other)));

      const found = smallestOvertaking({ schema: small(least), scoring, entryPrices: {} }, visitor);

      expect(found?.changes.length).toBe(nearest <= 2 ? nearest : undefined);
      if (!found) return;
      const reached = others.filter((other) => distance(visitor, other) === nearest && firstOf(other) === found.slug);
      const applied = applyByHand(visitor, found.changes);
      expect(reached).toContainEqual(applied);
    }),
    { numRuns: 300 },
  );
});

function applyByHand(
  visitor: Visitor,
  changes: readonly { kind: string; question: string; to?: string; option?: string }[],
): Visitor {
  const now = structuredClone(visitor) as Visitor & Record<string, unknown>;
  for (const { kind, question, to, option = '' } of changes) {
    if (kind === 'replaced') now[question] = to;
    if (kind === 'added') now.priorities.push(option);
    if (kind === 'removed') now.priorities = now.priorities.filter((entry) => entry !== option);
  }
  return { ...now, priorities: letters.filter((letter) => now.priorities.includes(letter)) };
}

const values = (question: string) => (mainQuizOptions[question] ?? []).map((option) => option.value);
const anyAnswers = fc.record({
  restaurantType: fc.constantFrom(...values('restaurantType')),
  locationCount: fc.constantFrom(...values('locationCount')),
  transactionVolume: fc.constantFrom(...values('transactionVolume')),
  priorities: fc.subarray(values('priorities'), { minLength: 3 }),
});

test('for every visitor of the shipped quiz another system is named, never fewer than three priorities', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const found = smallestOvertaking(shipped, answers);
      if (!found) return;
      const removed = found.changes.filter(({ kind }) => kind === 'removed').length;
      const added = found.changes.filter(({ kind }) => kind === 'added').length;
      expect(answers.priorities.length + added - removed).toBeGreaterThanOrEqual(3);
      expect(found.slug).not.toBe(rankSystems(shipped.scoring, answers, shipped.entryPrices)[0]?.slug);
    }),
  );
});

test('answers that say nothing have no change', () => {
  expect(smallestOvertaking(shipped, {})).toBeUndefined();
});
