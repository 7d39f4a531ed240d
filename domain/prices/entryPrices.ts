import { isRecord } from '../json.ts';
import type { EntryPrices } from '../scoring/scoring.ts';

/** The lowest published monthly price of each system in `schemas/content/pos-systems.json`; null where it is only quoted. */
export function entryPricesOf(posSystems: unknown): EntryPrices {
  const systems: unknown[] = isRecord(posSystems) && Array.isArray(posSystems.systems) ? posSystems.systems : [];
  return Object.fromEntries(
    systems
      .filter(isRecord)
      .map(({ slug, pricing }) => [
        String(slug),
        isRecord(pricing) && typeof pricing.entryMonthly === 'number' ? pricing.entryMonthly : null,
      ]),
  );
}
