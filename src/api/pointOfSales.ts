import { isRecord } from '#domain/json.ts';
import type { CardRate, Plan } from '#domain/prices/threeYearTotal.ts';
import { ApiError } from './apiError.ts';
import { get, productPath } from './http.ts';

export async function listPointOfSales(signal?: AbortSignal): Promise<PointOfSale[]> {
  const answer = await get(productPath('point-of-sales'), { ...(signal && { signal }) });
  const list = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(list)) throw new ApiError('');
  return list.map(readPointOfSale);
}

/** Null if it is not published. */
type Figure = number | null;
type Sourced = { source: string; note: string | undefined };

/** A POS system as the server lists it (spec 3 "POS system"). */
export type PointOfSale = {
  slug: string;
  name: string;
  subtitle: string;
  description: string;
  useCases: string[];
  features: string[];
  scores: { totalScore: Figure; featuresScore: Figure };
  pricing: {
    plans: (Plan & Sourced)[];
    rates: (CardRate & Sourced & { plan: string | undefined })[];
    hardware: (Sourced & { name: string; priceMin: Figure; priceMax: Figure })[];
    /** One line of text for each. */
    texts: { monthlyFees: string; transactionFees: string; hardwareCosts: string };
  };
  addons: (Sourced & { name: string; monthly: Figure; monthlyMax: Figure; per: string })[];
  contract: { kind: string; terms: string; sources: string[] };
  ratings: { googlePlay: Figure; g2: Figure; capterra: Figure; sources: string[] };
  userReviews: { sentiment: 'positive' | 'negative'; summary: string; source: string }[];
};

type Fields = Record<string, unknown>;

/**
 * Reads an entry of the list. A field that is missing or has another type counts as not published; only a system without
 * slug or name is refused.
 */
export function readPointOfSale(entry: unknown): PointOfSale {
  const system = fieldsOf(entry);
  const { slug, name } = system;
  if (typeof slug !== 'string' || typeof name !== 'string') throw new ApiError('');
  const scores = fieldsOf(system.scores);
  const contract = fieldsOf(system.contract);
  const ratings = fieldsOf(system.ratings);
  return {
    slug,
    name,
    subtitle: textOf(system.subtitle),
    description: textOf(system.description),
    useCases: textsOf(system.use_cases),
    features: textsOf(system.features),
    scores: { totalScore: figureOf(scores.total_score), featuresScore: figureOf(scores.features_score) },
    pricing: readPricing(fieldsOf(system.pricing)),
    addons: entriesOf(system.addons).map((addon) => ({
      ...sourced(addon),
      name: textOf(addon.name),
      monthly: figureOf(addon.monthly),
      monthlyMax: figureOf(addon.monthly_max),
      per: textOf(addon.per),
    })),
    contract: { kind: textOf(contract.kind), terms: textOf(contract.terms), sources: textsOf(contract.sources) },
    ratings: {
      googlePlay: figureOf(ratings.google_play),
      g2: figureOf(ratings.g2),
      capterra: figureOf(ratings.capterra),
      sources: textsOf(ratings.sources),
    },
    userReviews: entriesOf(system.user_reviews).map(({ sentiment, summary, source }) => ({
      sentiment: sentiment === 'negative' ? 'negative' : 'positive',
      summary: textOf(summary),
      source: textOf(source),
    })),
  };
}

function readPricing(pricing: Fields): PointOfSale['pricing'] {
  const monthly = fieldsOf(pricing.monthly_fees);
  const transaction = fieldsOf(pricing.transaction_fees);
  const hardware = fieldsOf(pricing.hardware_costs);
  return {
    plans: entriesOf(monthly.plans).map((plan) => ({
      ...sourced(plan),
      name: textOf(plan.name),
      monthly: figureOf(plan.monthly),
      per: textOf(plan.per),
    })),
    rates: entriesOf(transaction.rates).map((rate) => ({
      ...sourced(rate),
      channel: textOf(rate.channel),
      percent: figureOf(rate.percent),
      fixed: figureOf(rate.fixed),
      plan: optionalText(rate.plan),
      forPlans: rate.for_plans === undefined ? undefined : textsOf(rate.for_plans),
    })),
    hardware: entriesOf(hardware.items).map((item) => ({
      ...sourced(item),
      name: textOf(item.name),
      priceMin: figureOf(item.price_min),
      priceMax: figureOf(item.price_max),
    })),
    texts: {
      monthlyFees: textOf(monthly.text),
      transactionFees: textOf(transaction.text),
      hardwareCosts: textOf(hardware.text),
    },
  };
}

const sourced = ({ source, note }: Fields): Sourced => ({ source: textOf(source), note: optionalText(note) });

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const optionalText = (value: unknown): string | undefined => textOf(value) || undefined;
const figureOf = (value: unknown): Figure => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
