export const priceLevels = ['free', 'under50', 'under100', 'from100', 'quote'] as const;
export type PriceLevel = (typeof priceLevels)[number];

export const toneOf = {
  free: 'success',
  under50: 'info',
  under100: 'warning',
  from100: 'error',
  quote: 'neutral',
} as const satisfies Record<PriceLevel, string>;

/** By the starting price in dollars per month; null for a price that is only quoted. */
export function priceLevelOf(startingMonthly: number | null): PriceLevel {
  if (startingMonthly === null) return 'quote';
  if (startingMonthly === 0) return 'free';
  if (startingMonthly < 50) return 'under50';
  return startingMonthly < 100 ? 'under100' : 'from100';
}
