import type { Cents } from '../money.ts';
import type { Rate } from '../rate.ts';

/** A part of an amount, rounded once to a whole cent (D26). */
export const shareOf = (amount: Cents, rate: Rate): Cents => Math.round((amount * rate) / 100_000);

/** What card payments cost: the rate on the volume, and the fee for each of them (spec 9). */
export function processingCost(volume: Cents, transactions: number, rate: Rate, fee: Cents): Cents {
  return shareOf(volume, rate) + transactions * fee;
}

/** What is paid for card payments altogether, as one rate on the volume; undefined without a volume. */
export function effectiveRate(cost: Cents, volume: Cents): Rate | undefined {
  return volume > 0 ? Math.round((cost / volume) * 100_000) : undefined;
}
