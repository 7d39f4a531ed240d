import type { Cents } from '../text/money.ts';
import type { Rate } from '../text/rate.ts';

/** Rounded once to a whole cent (D26). */
export const shareOf = (amount: Cents, rate: Rate): Cents => Math.round((amount * rate) / 100_000);

/** The rate on the volume, and the fee for each payment (spec 9). */
export function processingCost(volume: Cents, transactions: number, rate: Rate, fee: Cents): Cents {
  return shareOf(volume, rate) + transactions * fee;
}

/** The total cost of card payments as one rate on the volume; undefined without a volume. */
export function effectiveRate(cost: Cents, volume: Cents): Rate | undefined {
  return volume > 0 ? Math.round((cost / volume) * 100_000) : undefined;
}
