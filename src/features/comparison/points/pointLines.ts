import type { PointsOfAnswer } from '#domain/scoring.ts';
import { titleOf } from '../results/reasons.ts';

/** One answer with what it gave a system, in the words of the quiz. */
export type PointLine = PointsOfAnswer & { title: string };

/** The answers of a visitor in order with the points each gave a system; they add up to its score. */
export const pointLines = (points: readonly PointsOfAnswer[]): PointLine[] =>
  points.map((entry) => ({ ...entry, title: titleOf(entry.question, entry.answer) }));
