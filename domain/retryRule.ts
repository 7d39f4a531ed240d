/** spec 4 "Request state handling": up to 3 retries, waiting 1 s, then twice as long each time, 30 s at most. */
export const retryRule = { retries: 3, first: 1000, longest: 30_000 } as const;

/** How long to wait before retry number `attempt` (from 0), in milliseconds. */
export const retryDelay = (attempt: number) => Math.min(retryRule.first * 2 ** attempt, retryRule.longest);
