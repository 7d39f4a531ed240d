import { createHash } from 'node:crypto';
import type { Executor } from '#server/database/schema.ts';
import { inboxOf } from './inbox.ts';

/** The inboxes that want no mails. Kept as hashes, so that this is still known after a person is forgotten. */
export function createSuppressionRepository(executor: Executor) {
  return {
    /** Returns a function that says which of these addresses want no mails. */
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
