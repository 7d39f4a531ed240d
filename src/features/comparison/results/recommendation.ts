import type { PointsOfAnswer, RankedSystem } from '#domain/scoring/scoring.ts';

type Vendor = { slug: string; name: string; subtitle: string; description: string; contract: { kind: string } };

/** A recommended system with the points of the answers. */
export type Recommendation = { vendor: Vendor; points: readonly PointsOfAnswer[] };

/** The systems of a ranking that the server still knows, best first. */
export function recommendationsOf(ranking: readonly RankedSystem[], systems: readonly Vendor[]): Recommendation[] {
  return ranking.flatMap(({ slug, points }) => {
    const vendor = systems.find((system) => system.slug === slug);
    return vendor ? [{ vendor, points }] : [];
  });
}
