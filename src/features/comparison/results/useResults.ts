import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { GUEST_ID } from '#domain/leads/comparisonId.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { findComparison, type Results } from '#src/api/comparisons.ts';
import { recommendPointOfSales } from '#src/api/recommendations.ts';

/** Carried by the router; a page of an older release carries no ranking. */
export type CarriedResults = { answers: Answers; ranking: RankedSystem[] | undefined };

/**
 * The results on screen: those carried from the quiz by the router, otherwise those stored under the id (D7), otherwise
 * null. The ranking is the server's (D37).
 */
export function useResults(
  customerId: string | undefined,
  carried: CarriedResults | undefined,
): UseQueryResult<Results | null> {
  const { answers, ranking } = carried ?? {};
  const isStored = customerId !== undefined && customerId !== GUEST_ID;
  return useQuery({
    queryKey: ['results', customerId ?? GUEST_ID, answers ?? null],
    queryFn: ({ signal }) => (answers ? rank(answers, signal) : findComparison(customerId ?? GUEST_ID, signal)),
    enabled: answers ? !ranking : isStored,
    ...(answers && ranking && { initialData: { answers, ranking } }),
    ...(!answers && !isStored && { initialData: null }),
  });
}

async function rank(answers: Answers, signal: AbortSignal): Promise<Results> {
  try {
    return { answers, ranking: await recommendPointOfSales(answers, signal) };
  } catch {
    // The same scoring without the server, so that every visitor gets a result (D17).
    const { recommendLocally } = await import('#src/matching/recommendLocally.ts');
    return { answers, ranking: recommendLocally(answers) };
  }
}
