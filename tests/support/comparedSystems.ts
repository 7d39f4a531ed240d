import { toWire } from '#domain/wire.ts';
import posSystems from '#schemas/content/pos-systems.json';
import { type PointOfSale, readPointOfSale } from '#src/api/pointOfSales.ts';

/** The body of the server's list. */
export const systemsBody = JSON.stringify({ data: toWire(posSystems.systems) });

/** The systems as the pages get them from the server. */
export const comparedSystems: readonly PointOfSale[] = posSystems.systems.map((system) =>
  readPointOfSale(toWire(system)),
);

export function comparedSystem(slug: string): PointOfSale {
  const system = comparedSystems.find((candidate) => candidate.slug === slug);
  if (!system) throw new Error(`There is no system ${slug}`);
  return system;
}
