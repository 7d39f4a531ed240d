import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { mainQuizSchema } from '#domain/mainQuiz.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { findComparison } from '#src/api/comparisons.ts';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { listPointOfSales } from '#src/api/pointOfSales.ts';
import type { Query } from './query.ts';

type Comparison = { systems: Query<PointOfSale[]>; answers: Query<Answers | undefined> };

/** The systems, and the answers behind a comparison: as the router carried them, else as stored under the id (D7). */
export function useComparison(customerId: string | undefined, carried: Answers | undefined): Comparison {
  const systems = useQuery({ queryKey: ['point-of-sales'], queryFn: ({ signal }) => listPointOfSales(signal) });
  const stored = useQuery({
    queryKey: ['comparison', customerId],
    queryFn: ({ signal }) => findComparison(customerId ?? '', mainQuizSchema, signal),
    enabled: carried === undefined && customerId !== undefined,
  });
  return { systems: queryOf(systems), answers: answersOf(carried, customerId, queryOf(stored)) };
}

function answersOf(
  carried: Answers | undefined,
  customerId: string | undefined,
  stored: Query<Answers | null>,
): Query<Answers | undefined> {
  if (carried || customerId === undefined) return { state: 'ready', value: carried };
  return stored.state === 'ready' ? { state: 'ready', value: stored.value ?? undefined } : stored;
}

function queryOf<Value>({ data, isError, refetch }: UseQueryResult<Value>): Query<Value> {
  if (data !== undefined) return { state: 'ready', value: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
