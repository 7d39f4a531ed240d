import { type Deferred, deferred } from '../deferred.ts';
import type { Answer, Call } from './calls.ts';

/** The server of a walk: holds calls until the path answers them. */
export function createHeldCalls() {
  const standing = new Map<Call, Answer>();
  const waiting = new Map<Call, Deferred<Answer>[]>();
  const arrivals = new Map<Call, Deferred<void>[]>();
  return {
    /** Holds a call until its page gives it up; resolves with its answer. */
    take(call: Call, signal?: AbortSignal): Promise<Answer> {
      const answer = standing.get(call);
      if (answer !== undefined) return Promise.resolve(answer);
      const reply = deferred<Answer>();
      waiting.set(call, [...(waiting.get(call) ?? []), reply]);
      signal?.addEventListener('abort', () => {
        waiting.set(
          call,
          (waiting.get(call) ?? []).filter((other) => other !== reply),
        );
      });
      for (const arrival of arrivals.get(call) ?? []) arrival.resolve();
      arrivals.delete(call);
      return reply.promise;
    },
    isWaiting: (call: Call) => (waiting.get(call) ?? []).length > 0,
    /** Resolves when a call of this name is held. */
    arrival(call: Call): Promise<void> {
      if ((waiting.get(call) ?? []).length > 0) return Promise.resolve();
      const arrival = deferred();
      arrivals.set(call, [...(arrivals.get(call) ?? []), arrival]);
      return arrival.promise;
    },
    /** Answers the oldest held call. */
    answer(call: Call, answer: Answer): void {
      const [first, ...others] = waiting.get(call) ?? [];
      if (!first) throw new Error(`No call "${call}" is waiting for an answer`);
      waiting.set(call, others);
      first.resolve(answer);
    },
    /** Answers every call of this name at once from now on. */
    answerAlways(call: Call, answer: Answer): void {
      standing.set(call, answer);
    },
  };
}

export type HeldCalls = ReturnType<typeof createHeldCalls>;
