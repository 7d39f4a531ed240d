/**
 * spec 4 "Request state handling": up to 3 retries, waiting 1 s, then twice as long each time, 30 s at most. `asked` is
 * how long the server asked to wait (D29): no wait is shorter, and beyond 30 s the failure is reported at once instead.
 */
export const retryRule = { retries: 3, first: 1000, longest: 30_000 } as const;

/** Whether retry number `attempt` (from 0) may be made. */
export const mayRetry = (attempt: number, asked = 0): boolean =>
  attempt < retryRule.retries && asked <= retryRule.longest;

/** How long to wait before retry number `attempt` (from 0), in milliseconds. */
export const retryDelay = (attempt: number, asked = 0): number =>
  Math.max(asked, Math.min(retryRule.first * 2 ** attempt, retryRule.longest));
