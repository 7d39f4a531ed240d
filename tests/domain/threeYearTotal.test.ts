import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Business,
  type CardRate,
  type Plan,
  TOTAL_MONTHS,
  threeYearTotal,
} from '#domain/prices/threeYearTotal.ts';
import { centsOf, wholeDollars } from '#domain/text/money.ts';
import posSystems from '#schemas/content/pos-systems.json';

const business = (changes: Partial<Business> = {}): Business => ({
  monthlyVolume: centsOf(50_000),
  averageOrder: centsOf(35),
  locations: 1,
  terminalsPerLocation: 1,
  ...changes,
});
const plan = (name: string, monthly: number | null, per = 'location'): Plan => ({ name, monthly, per });
const rate = (percent: number | null, fixed: number | null, changes: Partial<CardRate> = {}): CardRate => ({
  channel: 'in person',
  percent,
  fixed,
  ...changes,
});

test('a plan and its rate add up over 36 months, cent by cent', () => {
  const [basic, cards] = [plan('Basic', 69), rate(2.6, 0.1)];
  // 1,429 orders of $35: $1,300 + $142.90 a month.
  expect(threeYearTotal([basic], [cards], business())).toEqual({
    kind: 'published',
    plan: basic,
    rate: cards,
    software: 2484,
    processing: 51_944,
    total: 54_428,
  });
});

test('what a price is for decides how often it is paid', () => {
  const softwareFor = (per: string) => {
    const total = threeYearTotal(
      [plan('Basic', 10, per)],
      [rate(2, 0)],
      business({ locations: 3, terminalsPerLocation: 4 }),
    );
    return total.kind === 'published' ? total.software : total.missing;
  };
  expect(['business', 'location', 'terminal', 'station', 'module'].map(softwareFor)).toEqual([
    360,
    1080,
    4320,
    4320,
    'price',
  ]);
});

test('the cheapest plan depends on the volume', () => {
  const plans = [plan('Starter', 0), plan('Paid', 69)];
  const rates = [rate(3.09, 0.15, { forPlans: ['Starter'] }), rate(2.49, 0.15, { forPlans: ['Paid'] })];
  const cheapest = (dollars: number) => {
    const total = threeYearTotal(plans, rates, business({ monthlyVolume: centsOf(dollars) }));
    return total.kind === 'published' ? total.plan.name : total.missing;
  };
  expect([cheapest(5000), cheapest(11_000), cheapest(12_000)]).toEqual(['Starter', 'Starter', 'Paid']);
});

test('what is not published is never guessed', () => {
  expect(threeYearTotal([plan('Quote', null)], [rate(2.6, 0.1)], business())).toEqual({
    kind: 'unpublished',
    missing: 'price',
  });
  expect(threeYearTotal([plan('Basic', 89)], [rate(null, null)], business())).toEqual({
    kind: 'unpublished',
    missing: 'rate',
  });
  expect(threeYearTotal([plan('Basic', 89)], [rate(2.6, 0.1, { channel: 'keyed' })], business())).toEqual({
    kind: 'unpublished',
    missing: 'rate',
  });
  expect(threeYearTotal([plan('Basic', 89)], [rate(1.69, 0, { forPlans: [] })], business())).toEqual({
    kind: 'unpublished',
    missing: 'rate',
  });
  expect(threeYearTotal([], [], business())).toEqual({ kind: 'unpublished', missing: 'price' });
});

test('the shipped systems, for one place that takes $50,000 a month', () => {
  const totals = posSystems.systems.map(({ slug, pricing }) => {
    const total = threeYearTotal(pricing.monthlyFees.plans, pricing.transactionFees.rates, business());
    return [slug, total.kind === 'published' ? `${total.plan.name}: ${total.total}` : total.missing];
  });
  expect(Object.fromEntries(totals)).toEqual({
    toast: 'Point of Sale: 55021',
    'square-for-restaurants': 'Free: 54517',
    'lightspeed-restaurant': 'Starter: 54428',
    clover: 'Quick-Service Starter: 48702',
    'ncr-aloha': 'rate',
    'revel-systems': 'rate',
    touchbistro: 'rate',
    lavu: 'rate',
    sumup: 'Reader account: 51944',
    spoton: 'Essentials: 50661',
    rpower: 'price',
  });
});

test('more volume, locations or terminals never cost less, and the total is the sum of what is shown', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_00 });
  const few = fc.integer({ min: 1, max: 50 });
  const places = fc.record({
    monthlyVolume: amount,
    averageOrder: fc.integer({ min: 1, max: 500_00 }),
    locations: few,
    terminalsPerLocation: few,
  });
  const anySystem = fc.constantFrom(...posSystems.systems.map(({ pricing }) => pricing));
  fc.assert(
    fc.property(anySystem, places, places, ({ monthlyFees, transactionFees }, one, other) => {
      const larger: Business = {
        monthlyVolume: Math.max(one.monthlyVolume, other.monthlyVolume),
        averageOrder: one.averageOrder,
        locations: Math.max(one.locations, other.locations),
        terminalsPerLocation: Math.max(one.terminalsPerLocation, other.terminalsPerLocation),
      };
      const [small, large] = [one, larger].map((size) =>
        threeYearTotal(monthlyFees.plans, transactionFees.rates, size),
      );
      expect(large?.kind).toBe(small?.kind);
      if (small?.kind !== 'published' || large?.kind !== 'published') return;
      expect(large.total).toBeGreaterThanOrEqual(small.total);
      expect(small.total).toBe(small.software + small.processing);
    }),
  );
});

test('no other plan of a system comes out cheaper', () => {
  const plans = fc.array(
    fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      monthly: fc.option(fc.integer({ min: 0, max: 500 })),
      per: fc.constantFrom('location', 'terminal'),
    }),
  );
  const percent = fc.option(fc.integer({ min: 0, max: 5000 }).map((thousandths) => thousandths / 1000));
  const rates = fc.array(
    fc.record({
      channel: fc.constantFrom('in person', 'online'),
      percent,
      fixed: fc.constantFrom(0, 0.1, 0.15, 0.3),
      forPlans: fc.option(fc.subarray(['a', 'b', 'c']), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(plans, rates, (offered, cards) => {
      const orders = 1429;
      const totals = offered.flatMap(({ name, monthly }) =>
        cards.flatMap(({ channel, percent: share, fixed, forPlans }) =>
          monthly === null || share === null || channel !== 'in person' || (forPlans && !forPlans.includes(name))
            ? []
            : [
                wholeDollars(TOTAL_MONTHS * centsOf(monthly)) +
                  wholeDollars(TOTAL_MONTHS * (Math.round(50_000 * share) + orders * centsOf(fixed))),
              ],
        ),
      );
      const found = threeYearTotal(offered, cards, business());
      expect(found.kind === 'published' ? found.total : Number.POSITIVE_INFINITY).toBe(Math.min(...totals));
    }),
  );
});
