import { isRecord } from '#domain/json.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { readAnswers } from '#domain/questions/readAnswers.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { fromWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';
import { get, productPath } from './http.ts';
import { readRanking } from './recommendations.ts';

/** A visitor's answers and the systems recommended for them, best first. */
export type Results = { answers: Answers; ranking: RankedSystem[] };

/** The stored comparison; null when there is none (a query must not return undefined). */
export async function findComparison(id: string, signal?: AbortSignal): Promise<Results | null> {
  const answer = await get(productPath(`comparisons/${encodeURIComponent(id)}`), { ...(signal && { signal }) });
  if (!isRecord(answer)) throw new ApiError('');
  if (answer.data === null) return null;
  const { answers, recommendations } = isRecord(answer.data) ? answer.data : {};
  const ranking = readRanking(recommendations);
  if (!isRecord(answers) || !ranking) throw new ApiError('');
  return { answers: readAnswers(mainQuizSchema, fromWire(answers, mainQuizSchema)), ranking };
}
