import type { DocumentTypes, SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';

const SYSTEMS = 'content/pos-systems.json';
const RATES = 'content/processing-rates.json';
const TOP = 'content/top-25.json';
/** A percentage below this is a share of 1 entered as percent: no card rate is that low. */
const LOWEST_RATE = 0.5;

type System = DocumentTypes['pos-systems']['systems'][number];

/** Prices and rates that are given twice and differ, and rates that are not in percent. */
export function checkPrices(documents: SoundDocuments): Finding[] {
  const systems = documents.only('pos-systems')?.systems ?? [];
  const bySlug = new Map(systems.map((system) => [system.slug, system]));
  return [
    ...systems.flatMap((system, index) => checkSystem(system, pointer('systems', index, 'pricing'))),
    ...(documents.only('top-25')?.vendors ?? []).flatMap(({ slug, pricing: { startingMonthly } }, index) => {
      const system = bySlug.get(slug);
      const entry = system && cheapest(system);
      return entry === undefined || entry === startingMonthly
        ? []
        : [
            error(
              TOP,
              pointer('vendors', index, 'pricing', 'startingMonthly'),
              `the cheapest plan in pos-systems.json is ${formatPrice(entry)}`,
            ),
          ];
    }),
    ...(documents.only('processing-rates')?.systems ?? []).flatMap(({ id, ratePercent, alternatives }, index) => {
      const at = (...keys: (string | number)[]) => pointer('systems', index, ...keys);
      const published = bySlug.get(id)?.pricing.transactionFees.rates.map(({ percent }) => percent);
      return [
        ...checkRate(RATES, at('ratePercent'), ratePercent),
        ...alternatives.flatMap((other, place) =>
          checkRate(RATES, at('alternatives', place, 'ratePercent'), other.ratePercent),
        ),
        ...(ratePercent !== null && published && !published.includes(ratePercent)
          ? [error(RATES, at('ratePercent'), `pos-systems.json knows no rate of ${ratePercent}% of this system`)]
          : []),
      ];
    }),
  ];
}

/** What the cheapest plan costs; null when no price is published. */
function cheapest({ pricing }: System): number | null {
  const prices = pricing.monthlyFees.plans.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]));
  return prices.length > 0 ? Math.min(...prices) : null;
}

function checkSystem(system: System, at: string): Finding[] {
  const { pricing, addons } = system;
  const { plans, text } = pricing.monthlyFees;
  const lowest = cheapest(system);
  const { rates, text: rateText } = pricing.transactionFees;
  const known = [
    ...plans.map(({ monthly }) => monthly),
    ...addons.flatMap(({ monthly, monthlyMax }) => [monthly, monthlyMax]),
    ...[...plans, ...addons].flatMap(({ note = '' }) => dollarsIn(note)),
  ];
  return [
    ...(pricing.entryMonthly === lowest
      ? []
      : [
          error(
            SYSTEMS,
            `${at}/entryMonthly`,
            `is ${formatPrice(pricing.entryMonthly)}, the cheapest plan is ${formatPrice(lowest)}`,
          ),
        ]),
    ...dollarsIn(text)
      .filter((price) => !known.includes(price))
      .map((price) => error(SYSTEMS, `${at}/monthlyFees/text`, `names ${formatPrice(price)}, which no plan costs`)),
    ...percentsIn(rateText)
      .filter((percent) => !rates.some((rate) => rate.percent === percent))
      .map((percent) =>
        error(SYSTEMS, `${at}/transactionFees/text`, `names ${percent}%, which is not a rate below it`),
      ),
    ...rates.flatMap(({ percent }, index) =>
      checkRate(SYSTEMS, `${at}/transactionFees/rates/${index}/percent`, percent),
    ),
    ...pricing.hardwareCosts.items.flatMap(({ priceMin, priceMax }, index) =>
      priceMin !== null && priceMax !== null && priceMin > priceMax
        ? [
            error(
              SYSTEMS,
              `${at}/hardwareCosts/items/${index}/priceMin`,
              `${formatPrice(priceMin)} is more than ${formatPrice(priceMax)}`,
            ),
          ]
        : [],
    ),
  ];
}

function checkRate(file: string, at: string, percent: number | null): Finding[] {
  return percent !== null && percent > 0 && percent < LOWEST_RATE
    ? [error(file, at, `a rate is given in percent: ${Number((percent * 100).toFixed(3))}, not ${percent}`)]
    : [];
}

const dollarsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));
const percentsIn = (text: string) =>
  [...text.matchAll(/(?<![\d.])([\d.]{1,20})%/g)].map(([, figure]) => Number(figure));
const formatPrice = (price: number | null) => (price === null ? 'not published' : `$${price}`);
