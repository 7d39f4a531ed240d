import { type Cents, centsOf, wholeDollars } from '../text/money.ts';
import { rateOf } from '../text/rate.ts';

/** The longest contract that is common among the compared systems. */
export const TOTAL_MONTHS = 36;

/** What prices depend on. The volume is that of card payments per month, over all locations. */
export type Business = { monthlyVolume: Cents; averageOrder: Cents; locations: number; terminalsPerLocation: number };

/** A plan's price in dollars a month; null where it is only quoted. */
export type Plan = { name: string; monthly: number | null; per: string };

/** What a card payment costs, in percent and dollars; without `forPlans` it goes with every plan of the system. */
export type CardRate = {
  channel: string;
  percent: number | null;
  fixed: number | null;
  forPlans?: readonly string[] | undefined;
};

/** Whole dollars, each rounded once; `total` is the sum of what is shown (D26). */
export type PublishedTotal = {
  kind: 'published';
  plan: Plan;
  rate: CardRate;
  software: number;
  processing: number;
  total: number;
};

/** `unpublished` names the price that is missing for every plan. */
export type ThreeYearTotal = PublishedTotal | { kind: 'unpublished'; missing: 'price' | 'rate' };

/**
 * What a system costs a business over 36 months by its published prices, on the plan that comes out cheapest.
 *
 * Included: the plan's monthly fee for every location, terminal or the business, as it is priced, and in-person card
 * processing of the whole volume at the rate of that plan (percent of the volume, plus the fixed part for each order).
 * Not included: hardware, add-ons, set-up, tax, keyed and online rates, fees for early termination, price changes.
 * A plan counts only when both its price and its rate are published; nothing is guessed (D5).
 */
export function threeYearTotal(plans: readonly Plan[], rates: readonly CardRate[], business: Business): ThreeYearTotal {
  const priced = plans.filter((plan) => plan.monthly !== null && unitsOf(plan.per, business) !== undefined);
  const totals = priced.flatMap((plan) =>
    rates.filter((rate) => isFor(rate, plan)).map((rate) => totalOf(plan, rate, business)),
  );
  const [first, ...others] = totals;
  if (!first) return { kind: 'unpublished', missing: priced.length === 0 ? 'price' : 'rate' };
  return others.reduce((best, total) => (total.total < best.total ? total : best), first);
}

const IN_PERSON = 'in person';

function isFor({ channel, percent, fixed, forPlans }: CardRate, plan: Plan): boolean {
  return channel === IN_PERSON && percent !== null && fixed !== null && (forPlans?.includes(plan.name) ?? true);
}

function totalOf(plan: Plan, rate: CardRate, business: Business): PublishedTotal {
  const units = unitsOf(plan.per, business) ?? 0;
  const orders = business.averageOrder > 0 ? Math.round(business.monthlyVolume / business.averageOrder) : 0;
  const share = Math.round((business.monthlyVolume * rateOf(rate.percent ?? 0)) / 100_000);
  const software = wholeDollars(TOTAL_MONTHS * units * centsOf(plan.monthly ?? 0));
  const processing = wholeDollars(TOTAL_MONTHS * (share + orders * centsOf(rate.fixed ?? 0)));
  return { kind: 'published', plan, rate, software, processing, total: software + processing };
}

/** The number of units a price applies to; undefined for units that a business is not asked about. */
function unitsOf(per: string, { locations, terminalsPerLocation }: Business): number | undefined {
  switch (per) {
    case 'business':
      return 1;
    case 'location':
      return locations;
    case 'terminal':
    case 'station':
      return locations * terminalsPerLocation;
    default:
      return undefined;
  }
}
