import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import type { ShowMore } from './ShowMore.tsx';

type SystemCardsProps = {
  systems: readonly PointOfSale[];
  marked: readonly string[];
  /** Hides the cards after the first ones while `data-all` is false. */
  list: ComponentType<{ children: ReactNode }>;
  card: ComponentType<{ system: PointOfSale; isMarked: boolean }>;
  more: ComponentType<ComponentProps<typeof ShowMore>>;
};

/** A card for each system; only the first ones until the visitor asks for all. */
export function SystemCards({ systems, marked, list: List, card: Card, more: More }: SystemCardsProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <List data-all={all}>
        {systems.map((system) => (
          <Card key={system.slug} system={system} isMarked={marked.includes(system.slug)} />
        ))}
      </List>
      <More count={systems.length} all={all} onChange={setAll} />
    </>
  );
}
