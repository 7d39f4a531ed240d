import type { CardRate } from '#domain/prices/threeYearTotal.ts';
import { centsOf, formatMoney } from '#domain/text/money.ts';
import { formatRate, rateOf } from '#domain/text/rate.ts';

export type Range = { from: number; to: number };

export function rangeOf(figures: readonly (number | null)[]): Range | undefined {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined;
}

/** `$69`, `$59.95`. */
export const formatDollarPrice = (dollars: number): string => formatMoney(centsOf(dollars));

/** `2.6%` and `$0.10` of a card rate; undefined when it is not published. */
export function formatCardRate({
  percent,
  fixed,
}: CardRate): { percent: string; fixed: string | undefined } | undefined {
  if (percent === null) return undefined;
  return { percent: formatRate(rateOf(percent)), fixed: fixed ? formatDollarPrice(fixed) : undefined };
}
