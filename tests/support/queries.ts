import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';

/** The result of useQuery once the value is there. */
export function loaded<Value>(value: Value): UseQueryResult<Value> {
  const options = { queryKey: ['loaded'], queryFn: () => value, initialData: value, enabled: false };
  // Only its fields are read, which an unobserved query has too.
  return new QueryObserver(new QueryClient(), options).getCurrentResult() as UseQueryResult<Value>;
}
