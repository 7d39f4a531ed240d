import { createHmac } from 'node:crypto';
import type { Outage } from '#server/outage.ts';
import type { SharedCount } from '#server/repositories/sharedCountRepository.ts';

/** Milliseconds between two exchanges with the other processes. */
const EXCHANGED_EVERY = 250;
/** A database that is gone is asked as rarely as that. */
const AFTER_FAILURE = 5000;
/** Counts kept at a time; the oldest are dropped. */
const MOST_COUNTS = 20_000;

type Options = {
  /** Adds to what all processes have counted. */
  add: (counts: readonly SharedCount[], now: number) => Promise<SharedCount[]>;
  /** Makes names of what is counted unreadable where others read them: they hold addresses. */
  secret: string;
  /** Told of each exchange; what could not be exchanged is, the next time. */
  exchanges: Outage;
};
type Count = { known: number; unsent: number; endsAt: number };
/** What is told to others, and by which name it is counted here. */
type Told = SharedCount & { name: string };
export type SharedCounts = ReturnType<typeof createSharedCounts>;

/**
 * Counts what happens in windows of time, together with the other processes on the same database. Nobody waits for it:
 * a process counts by itself, and tells and asks every quarter of a second, so that this is how late it knows of others.
 */
export function createSharedCounts({ add, secret, exchanges }: Options) {
  const counts = new Map<string, Count>();
  let exchange: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const keyOf = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');

  const exchangeLater = (wait = EXCHANGED_EVERY) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      exchange = exchangeNow().finally(() => {
        exchange = undefined;
      });
    }, wait).unref();
  };

  async function exchangeNow(): Promise<void> {
    // One at a time, so that nothing is told twice.
    await exchange;
    const now = Date.now();
    for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name);
    const told: Told[] = [...counts].flatMap(([name, { unsent: count, endsAt }]) =>
      count > 0 ? [{ name, key: keyOf(name), count, endsAt }] : [],
    );
    if (told.length === 0) return;
    try {
      const counted = await add(
        told.map(({ name: _, ...count }) => count),
        now,
      );
      exchanges.worked();
      const known = new Map(counted.map((count) => [count.key, count]));
      for (const { name, key, count } of told) {
        const [mine, all] = [counts.get(name), known.get(key)];
        if (mine && all) counts.set(name, { known: all.count, unsent: mine.unsent - count, endsAt: all.endsAt });
      }
    } catch (error) {
      exchanges.failed(error);
      exchangeLater(AFTER_FAILURE);
    }
  }

  return {
    /**
     * Counts one more of `name` in a window of `timeWindow` milliseconds, which begins with the first.
     * @param isAlone counted by this process for itself
     */
    count(name: string, timeWindow: number, { isAlone = false } = {}): { current: number; ttl: number } {
      const now = Date.now();
      const kept = counts.get(name);
      // A window that ends later than one that begins now is of a clock that was set back since (T-01).
      const isOpen = kept !== undefined && kept.endsAt > now && kept.endsAt <= now + timeWindow;
      const { known, unsent, endsAt } = isOpen ? kept : { known: 0, unsent: 0, endsAt: now + timeWindow };
      counts.delete(name);
      counts.set(name, { known: isAlone ? known + 1 : known, unsent: isAlone ? 0 : unsent + 1, endsAt });
      if (counts.size > MOST_COUNTS) counts.delete(counts.keys().next().value ?? '');
      if (!isAlone) exchangeLater();
      return { current: known + unsent + 1, ttl: endsAt - now };
    },

    /** Ends the exchange under way. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await exchange;
    },
  };
}
