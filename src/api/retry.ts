import { mayRetry, retryDelay } from '#domain/retryRule.ts';
import { ApiError } from './apiError.ts';

/** Retries a reading call as domain/retryRule.ts says, until it succeeds, the retries are used up or it is aborted. */
export async function withRetries<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const asked = retryAfterOf(error);
      if (signal.aborted || !mayRetry(attempt, asked)) throw error;
      await pause(retryDelay(attempt, asked), signal);
    }
  }
}

/** How long the server asked to wait, if it did. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfter : undefined;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
