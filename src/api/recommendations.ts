import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { PointsOfAnswer, RankedSystem } from '#domain/scoring/scoring.ts';
import { toWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

/** The systems recommended for these answers, best first, with the points behind them (D37). */
export async function recommendPointOfSales(answers: Answers, signal?: AbortSignal): Promise<RankedSystem[]> {
  const answer = await post(productPath('point-of-sales/recommendations'), toWire(answers), {
    ...(signal && { signal }),
  });
  const ranking = readRanking(isRecord(answer) ? answer.ranking : undefined);
  if (!ranking) throw new ApiError('');
  return ranking;
}

/** A ranking as the server sends it or the router carries it; undefined unless it has at least one system, all readable. */
export function readRanking(value: unknown): RankedSystem[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const ranking = value.map(readSystem);
  return ranking.every((system) => system !== undefined) ? ranking : undefined;
}

function readSystem(entry: unknown): RankedSystem | undefined {
  if (!isRecord(entry) || typeof entry.slug !== 'string' || typeof entry.score !== 'number') return undefined;
  const priorityPoints = entry.priorityPoints ?? entry.priority_points;
  const points = Array.isArray(entry.points) ? entry.points.filter(isPoints) : [];
  return {
    slug: entry.slug,
    score: entry.score,
    priorityPoints: typeof priorityPoints === 'number' ? priorityPoints : 0,
    points,
  };
}

const isPoints = (entry: unknown): entry is PointsOfAnswer =>
  isRecord(entry) &&
  typeof entry.question === 'string' &&
  typeof entry.answer === 'string' &&
  typeof entry.points === 'number' &&
  typeof entry.why === 'string';
