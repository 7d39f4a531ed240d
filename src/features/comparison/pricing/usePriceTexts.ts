import type { CardRate, Plan } from '#domain/threeYearTotal.ts';
import texts from '#schemas/texts/comparison-pricing.json';
import { addTexts, useTexts } from '#src/texts/texts.ts';
import { type Range, spellCardRate, spellDollarPrice } from '../prices.ts';

addTexts('comparison-pricing', texts);

/** Prices as a visitor reads them; what nobody publishes is said so (D5). */
export function usePriceTexts() {
  const text = useTexts('comparison-pricing');
  return {
    range: (range: Range | undefined): string => {
      if (!range) return text('notPublished');
      const [from, to] = [spellDollarPrice(range.from), spellDollarPrice(range.to)];
      return from === to ? from : text('range', { from, to });
    },
    price: (dollars: number | null): string => (dollars === null ? text('notPublished') : spellDollarPrice(dollars)),
    planPrice: ({ monthly, per }: Omit<Plan, 'name'>): string =>
      monthly === null
        ? text('notPublished')
        : text('planPrice', { price: spellDollarPrice(monthly), unit: text(`unit.${per}`) }),
    cardRate: (rate: CardRate | undefined): string => {
      const spelled = rate && spellCardRate(rate);
      if (!spelled) return text('notPublished');
      return spelled.fixed === undefined
        ? spelled.percent
        : text('rate', { percent: spelled.percent, fixed: spelled.fixed });
    },
  };
}
