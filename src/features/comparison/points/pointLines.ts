import type { PointsOfAnswer } from '#domain/scoring.ts';
import { titleOf } from '../results/reasons.ts';

/** An answer with its points, in the words of the quiz. */
export type PointLine = PointsOfAnswer & { title: string };

/** In the order of the quiz; the points add up to the score. */
export const pointLines = (points: readonly PointsOfAnswer[]): PointLine[] =>
  points.map((entry) => ({ ...entry, title: titleOf(entry.question, entry.answer) }));
