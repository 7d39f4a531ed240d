import type { Executor } from '#server/database/schema.ts';

/** While there is a hold, nothing in the outbox is sent. */
export function createMailHoldRepository(executor: Executor) {
  return {
    async hold(reason: string, at: Date): Promise<void> {
      await executor
        .insertInto('mail_hold')
        .values({ id: 1, reason, held_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ reason }))
        .execute();
    },

    /** False when nothing was held. */
    async release(): Promise<boolean> {
      return (await executor.deleteFrom('mail_hold').returning('id').execute()).length > 0;
    },

    async find(): Promise<{ reason: string; heldAt: Date } | undefined> {
      const row = await executor.selectFrom('mail_hold').selectAll().executeTakeFirst();
      return row && { reason: row.reason, heldAt: new Date(row.held_at) };
    },
  };
}
