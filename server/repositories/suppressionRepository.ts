import { createHash } from 'node:crypto';
import type { Executor } from '#server/database/schema.ts';
import { inboxOf } from './inbox.ts';

/** Who wants no mails. Kept as a hash, so that it is also known of a person who was forgotten. */
export function createSuppressionRepository(executor: Executor) {
  return {
    /** Whether one of these addresses wants no mails. */
    async among(emails: readonly string[]): Promise<(email: string) => boolean> {
      if (emails.length === 0) return () => false;
      const rows = await executor
        .selectFrom('suppressed_inbox')
        .select('inbox_hash')
        .where('inbox_hash', 'in', [...new Set(emails.map(hashOf))])
        .execute();
      const hashes = new Set(rows.map((row) => row.inbox_hash));
      return (email) => hashes.has(hashOf(email));
    },

    async add(email: string, at: Date): Promise<void> {
      await executor
        .insertInto('suppressed_inbox')
        .values({ inbox_hash: hashOf(email), created_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('inbox_hash').doNothing())
        .execute();
    },

    /** False when the address was not among them. */
    async remove(email: string): Promise<boolean> {
      const removed = await executor
        .deleteFrom('suppressed_inbox')
        .where('inbox_hash', '=', hashOf(email))
        .returning('inbox_hash')
        .execute();
      return removed.length > 0;
    },

    async count(): Promise<number> {
      const { count } = await executor
        .selectFrom('suppressed_inbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

const hashOf = (email: string) => createHash('sha256').update(inboxOf(email)).digest('base64url');
