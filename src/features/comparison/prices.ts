import { centsOf, spellMoney } from '#domain/money.ts';
import { rateOf, spellRate } from '#domain/rate.ts';
import type { CardRate } from '#domain/threeYearTotal.ts';

/** The lowest and the highest of some published figures; undefined when none is published. */
export type Range = { from: number; to: number };

export function rangeOf(figures: readonly (number | null)[]): Range | undefined {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined;
}

/** `$69`, `$59.95`. */
export const spellDollarPrice = (dollars: number): string => spellMoney(centsOf(dollars));

/** `2.6%` and `$0.10` of a card rate; undefined when it is not published. */
export function spellCardRate({
  percent,
  fixed,
}: CardRate): { percent: string; fixed: string | undefined } | undefined {
  if (percent === null) return undefined;
  return { percent: spellRate(rateOf(percent)), fixed: fixed ? spellDollarPrice(fixed) : undefined };
}
