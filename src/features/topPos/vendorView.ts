import { containsText } from '#domain/text/containsText.ts';
import { type PriceLevel, priceLevelOf } from './priceLevel.ts';
import type { TopVendor } from './topVendors.ts';

export const sortColumns = ['system', 'pricing', 'rating'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Direction = 'ascending' | 'descending';
/** `listed` is the order of the document. */
export type Order = 'listed' | `${SortColumn}-${Direction}`;

export type VendorView = { typed: string; level: PriceLevel | 'all'; order: Order };

export function viewOf(vendors: readonly TopVendor[], { typed, level, order }: VendorView): TopVendor[] {
  const found = vendors.filter(
    (vendor) =>
      (level === 'all' || priceLevelOf(vendor.pricing.startingMonthly) === level) &&
      [vendor.name, vendor.bestFor, ...vendor.features.items].some((words) => containsText(words, typed)),
  );
  const [column, direction] = sortOf(order);
  if (column === undefined) return found;
  return found.toSorted((a, b) => compare(keyOf(a, column), keyOf(b, column), direction));
}

export function sortOf(order: Order): [column?: SortColumn, direction?: Direction] {
  if (order === 'listed') return [];
  return order.split('-') as [SortColumn, Direction];
}

/** The order after a press on a column's heading: cheapest, best or A first, then reversed. */
export function orderAfter(order: Order, column: SortColumn): Order {
  const first: Direction = column === 'rating' ? 'descending' : 'ascending';
  const second: Direction = first === 'ascending' ? 'descending' : 'ascending';
  return order === `${column}-${first}` ? `${column}-${second}` : `${column}-${first}`;
}

export function ratingOf({ rating, ownScore }: TopVendor): number | null {
  return rating?.value ?? ownScore ?? null;
}

function keyOf(vendor: TopVendor, column: SortColumn): string | number | null {
  if (column === 'system') return vendor.name;
  return column === 'pricing' ? vendor.pricing.startingMonthly : ratingOf(vendor);
}

/** Unknown values sort last in both directions. */
function compare(a: string | number | null, b: string | number | null, direction: Direction = 'ascending'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);
  return direction === 'ascending' ? order : -order;
}
