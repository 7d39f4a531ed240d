import { Refusal } from '#server/http/refusal.ts';

type Options = {
  atOnce: number;
  /** Requests beyond this many are refused: they would wait too long. */
  longest: number;
  /** Seconds after which a refused request may be repeated. */
  comeAgainAfter: number;
};

/** Runs costly work a little at a time, so that guessing passwords takes no time from anything else. */
export function createQueue({ atOnce, longest, comeAgainAfter }: Options) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new Refusal(503, 'tooBusy', { values: { seconds: comeAgainAfter } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed to the next in line, so that no newcomer takes it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** Shared by everything that hashes passwords. */
export type PasswordQueue = ReturnType<typeof createQueue>;
