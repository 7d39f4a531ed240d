import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { toWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

/** Slugs of the systems recommended for these answers, best first. */
export async function recommendPointOfSales(answers: Answers, signal?: AbortSignal): Promise<string[]> {
  const answer = await post(productPath('point-of-sales/recommendations'), toWire(answers), {
    ...(signal && { signal }),
  });
  const slugs = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(slugs) || slugs.length === 0 || !slugs.every((slug) => typeof slug === 'string'))
    throw new ApiError('');
  return slugs;
}
