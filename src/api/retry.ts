/** spec 4 "Request state handling": up to 3 retries, waiting 1 s, then twice as long each time, 30 s at most. */
export const retryRule = { retries: 3, first: 1000, longest: 30_000 } as const;

/** How long to wait before retry number `attempt` (from 0), in milliseconds. */
export const retryDelay = (attempt: number) => Math.min(retryRule.first * 2 ** attempt, retryRule.longest);

/** Retries a reading call by the rule above, until it succeeds, the retries are used up or it is aborted. */
export async function withRetries<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || attempt >= retryRule.retries) throw error;
      await pause(retryDelay(attempt), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
