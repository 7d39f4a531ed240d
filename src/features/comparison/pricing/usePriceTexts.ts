import type { CardRate, Plan } from '#domain/prices/threeYearTotal.ts';
import comparisonPricingTexts from '#schemas/texts/comparison-pricing.json';
import { useTexts } from '#src/texts/texts.ts';
import { formatCardRate, formatDollarPrice, type Range } from './prices.ts';

/** The units of pos-systems.meta.json. */
type Unit = keyof typeof comparisonPricingTexts.unit;

/** Formats prices, and says so where one is unpublished (D5). */
export function usePriceTexts() {
  const text = useTexts(comparisonPricingTexts);
  return {
    range: (range: Range | undefined): string => {
      if (!range) return text('notPublished');
      const [from, to] = [formatDollarPrice(range.from), formatDollarPrice(range.to)];
      return from === to ? from : text('range', { from, to });
    },
    price: (dollars: number | null): string => (dollars === null ? text('notPublished') : formatDollarPrice(dollars)),
    planPrice: ({ monthly, per }: Omit<Plan, 'name'>): string =>
      monthly === null
        ? text('notPublished')
        : text('planPrice', { price: formatDollarPrice(monthly), unit: text(`unit.${per as Unit}`) }),
    cardRate: (rate: CardRate | undefined): string => {
      const formatted = rate && formatCardRate(rate);
      if (!formatted) return text('notPublished');
      return formatted.fixed === undefined
        ? formatted.percent
        : text('rate', { percent: formatted.percent, fixed: formatted.fixed });
    },
  };
}
