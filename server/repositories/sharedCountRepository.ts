import { sql } from 'kysely';
import type { Executor } from '#server/database/schema.ts';

/** A count that ends, and starts over, at a given time. */
export type SharedCount = { key: string; count: number; endsAt: number };

export function createSharedCountRepository(executor: Executor) {
  return {
    /** Adds to the counts, each named once, and returns what all processes have counted. */
    async add(counts: readonly SharedCount[], now: number): Promise<SharedCount[]> {
      const at = toTimestamp(now);
      const rows = await executor
        .insertInto('shared_count')
        .values(counts.map(({ key, count, endsAt }) => ({ key, count, ends_at: toTimestamp(endsAt) })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when shared_count.ends_at <= ${at} then 0 else shared_count.count end + excluded.count`,
            ends_at: sql`case when shared_count.ends_at <= ${at} then excluded.ends_at else shared_count.ends_at end`,
          }),
        )
        .returning(['key', 'count', 'ends_at'])
        .execute();
      return rows.map(({ key, count, ends_at }) => ({ key, count, endsAt: Date.parse(ends_at) }));
    },

    async removeEndedBefore(now: Date): Promise<void> {
      await executor.deleteFrom('shared_count').where('ends_at', '<', now.toISOString()).execute();
    },
  };
}

const toTimestamp = (time: number) => new Date(time).toISOString();
