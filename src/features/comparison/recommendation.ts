import type { Answers } from '#domain/questionFlow.ts';
import type { PointsOfAnswer } from '#domain/scoring.ts';
import { recommendLocally } from '#src/matching/recommendLocally.ts';

type Vendor = { slug: string; name: string; subtitle: string; description: string; contract: { kind: string } };

/** A recommended system as its card needs it: what the server says of it, and the points the answers gave it. */
export type Recommendation = { vendor: Vendor; points: readonly PointsOfAnswer[] };

/** The systems recommended for these answers that the server knows, best first. */
export function recommendationsFor(answers: Answers, systems: readonly Vendor[]): Recommendation[] {
  return recommendLocally(answers).flatMap(({ slug, points }) => {
    const vendor = systems.find((system) => system.slug === slug);
    return vendor ? [{ vendor, points }] : [];
  });
}
