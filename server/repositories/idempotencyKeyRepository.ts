import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';

/** What a client was answered. */
export type Answer = { status: number; body: unknown };
export type StoredKey = { fingerprint: string; answer: Answer };
type KeyOfScope = { scope: string; key: string };

export function createIdempotencyKeyRepository(executor: Executor) {
  return {
    /**
     * Takes a key; false when somebody has it. Of two at the same time the second waits here for the first
     * transaction to end.
     */
    async take({ scope, key }: KeyOfScope, fingerprint: string, takenAt: Date): Promise<boolean> {
      const taken = await executor
        .insertInto('idempotency_key')
        .values({ scope, key, fingerprint, status: null, body: null, created_at: takenAt.toISOString() })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async keepAnswer({ scope, key }: KeyOfScope, { status, body }: Answer): Promise<void> {
      await executor
        .updateTable('idempotency_key')
        .set({ status, body: toJsonText(body) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
    },

    async find({ scope, key }: KeyOfScope): Promise<StoredKey> {
      const { fingerprint, status, body } = await executor
        .selectFrom('idempotency_key')
        .selectAll()
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (status === null || body === null) throw new Error('A key without an answer was committed');
      return { fingerprint, answer: { status, body: fromJsonText(body) } };
    },

    async removeOlderThan(time: Date): Promise<void> {
      await executor.deleteFrom('idempotency_key').where('created_at', '<', time.toISOString()).execute();
    },
  };
}
