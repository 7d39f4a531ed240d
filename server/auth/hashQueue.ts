import { Refusal } from '#server/http/refusal.ts';

type Options = {
  atOnce: number;
  /** More than that many are refused, because they would wait too long. */
  longest: number;
  /** Seconds after which one that is refused may come again. */
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
      // The place is handed on, so that nobody who comes meanwhile takes it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** One for all that hash passwords. */
export type PasswordQueue = ReturnType<typeof createQueue>;
