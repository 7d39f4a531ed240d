import type { PointsOfAnswer } from '#domain/scoring.ts';

/** A recommended system as its card needs it: what the server says of it, and the points the answers gave it. */
export type Recommendation = {
  vendor: { slug: string; name: string; subtitle: string; description: string; contract: { kind: string } };
  points: readonly PointsOfAnswer[];
};
