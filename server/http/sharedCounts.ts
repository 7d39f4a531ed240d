import { createHmac } from 'node:crypto';
import type { Outage } from '#server/outage.ts';
import type { SharedCount } from '#server/repositories/sharedCountRepository.ts';

/** Milliseconds between two exchanges with the other processes. */
const EXCHANGED_EVERY = 250;
/** Milliseconds between two attempts at a database that is gone. */
const AFTER_FAILURE = 5000;
/** Counts kept at a time; the oldest are dropped. */
const MOST_COUNTS = 20_000;

type Options = {
  /** Adds to what all processes have counted. */
  add: (counts: readonly SharedCount[], now: number) => Promise<SharedCount[]>;
  /** Makes the names of counts unreadable where others may read them: they contain addresses. */
  secret: string;
  /** Learns of each exchange; what could not be exchanged is part of the next one. */
  exchanges: Outage;
};
type Count = { known: number; unsent: number; endsAt: number };
/** A count as it is shared with the others, and its name in this process. */
type Told = SharedCount & { name: string };
export type SharedCounts = ReturnType<typeof createSharedCounts>;

/**
 * Counts what happens in windows of time, across all processes on the same database. No request waits for that: a process
 * counts by itself, and exchanges counts with the others every quarter of a second, so it knows of them that much later.
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
    // One exchange at a time, so that nothing is added twice.
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
     * @param isAlone counted by this process alone
     */
    count(name: string, timeWindow: number, { isAlone = false } = {}): { current: number; ttl: number } {
      const now = Date.now();
      const kept = counts.get(name);
      // A window that ends later than a new one would was begun before the clock was set back (T-01).
      const isOpen = kept !== undefined && kept.endsAt > now && kept.endsAt <= now + timeWindow;
      const { known, unsent, endsAt } = isOpen ? kept : { known: 0, unsent: 0, endsAt: now + timeWindow };
      counts.delete(name);
      counts.set(name, { known: isAlone ? known + 1 : known, unsent: isAlone ? 0 : unsent + 1, endsAt });
      if (counts.size > MOST_COUNTS) counts.delete(counts.keys().next().value ?? '');
      if (!isAlone) exchangeLater();
      return { current: known + unsent + 1, ttl: endsAt - now };
    },

    /** Plans no further exchange, and waits for the one under way. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await exchange;
    },
  };
}
