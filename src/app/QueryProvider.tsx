import { QueryClient, type QueryClientConfig, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mayRetry, retryDelay } from '#domain/retryRule.ts';
import { ApiError } from '#src/api/apiError.ts';
import { retryAfterOf } from '#src/api/retry.ts';

/** How long unused data is kept (spec 4), in milliseconds. */
const UNUSED_KEPT_FOR = 5 * 60_000;
/** Statuses that a retry would not change. */
const FINAL_STATUSES = new Set([400, 401, 403, 404, 410, 422]);

const options: QueryClientConfig = {
  defaultOptions: {
    queries: {
      // When prerendering, a five-minute timer would keep the build from ending.
      gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : UNUSED_KEPT_FOR,
      staleTime: UNUSED_KEPT_FOR,
      retry: (failures, error) => !isFinal(error) && mayRetry(failures, retryAfterOf(error)),
      retryDelay: (failures, error) => retryDelay(failures, retryAfterOf(error)),
      refetchOnWindowFocus: false,
    },
  },
};
const client = new QueryClient(options);

/** The query cache for routes that read from the server. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A cache that is discarded with the pages inside it: the next person at this tab must not find its data. */
export function OwnQueryProvider({ children }: { children: ReactNode }) {
  const [own] = useState(() => new QueryClient(options));
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}

const isFinal = (error: Error) =>
  error instanceof ApiError && error.status !== undefined && FINAL_STATUSES.has(error.status);
