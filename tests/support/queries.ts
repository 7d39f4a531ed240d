import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';

/** What useQuery returns once the value is there. */
export function loaded<Value>(value: Value): UseQueryResult<Value> {
  const options = { queryKey: ['loaded'], queryFn: () => value, initialData: value, enabled: false };
  // Only its fields are read, and those of a query that is not observed are the same.
  return new QueryObserver(new QueryClient(), options).getCurrentResult() as UseQueryResult<Value>;
}
