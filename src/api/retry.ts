import { retryDelay, retryRule } from '#domain/retryRule.ts';

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
