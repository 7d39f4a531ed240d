import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';

/** What a client was answered. */
export type Answer = { status: number; body: unknown };
export type RequestKey = { scope: string; key: string; fingerprint: string };
export type StoredKey = { fingerprint: string; answer: Answer };
type NewKey = RequestKey & { aboutId: string; answer: Answer };

export function createIdempotencyKeyRepository(executor: Executor) {
  return {
    /**
     * Claims the free keys, and returns them. Waits for another transaction that holds one of them and has
     * not ended.
     */
    async take(keys: readonly NewKey[], takenAt: Date): Promise<{ scope: string; key: string }[]> {
      if (keys.length === 0) return [];
      return executor
        .insertInto('idempotency_key')
        .values(
          keys.map(({ scope, key, fingerprint, aboutId, answer: { status, body } }) => ({
            scope,
            key,
            fingerprint,
            about_id: aboutId,
            status,
            body: toJsonText(body),
            created_at: takenAt.toISOString(),
          })),
        )
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
        .returning(['scope', 'key'])
        .execute();
    },

    async find({ scope, key }: Pick<RequestKey, 'scope' | 'key'>): Promise<StoredKey | undefined> {
      const row = await executor
        .selectFrom('idempotency_key')
        .select(['fingerprint', 'status', 'body'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return undefined;
      const { fingerprint, status, body } = row;
      if (status === null || body === null) throw new Error('A key without an answer was committed');
      return { fingerprint, answer: { status, body: fromJsonText(body) } };
    },

    async removeOlderThan(time: Date): Promise<void> {
      await executor.deleteFrom('idempotency_key').where('created_at', '<', time.toISOString()).execute();
    },
  };
}
