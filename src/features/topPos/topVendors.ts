import document from '#schemas/content/top-25.json';
import type { Monogram } from '#src/ui/VendorMonogram.tsx';

/** A row of the table (spec 3 "POS vendor comparison entry"). */
export type TopVendor = {
  slug: string;
  name: string;
  mark: Monogram;
  site: string;
  bestFor: string;
  pricing: { text: string; startingMonthly: number | null; sources: readonly string[] };
  features: { items: readonly string[]; sources: readonly string[] };
  rating: { value: number; platform: string; sources: readonly string[] } | null;
  ownScore?: number;
};

// The meta-schema allows only the tints of the tokens; the JSON import types them as plain strings.
export const topVendors = document.vendors as readonly TopVendor[];

export const pricesAsOf = document.asOf;
