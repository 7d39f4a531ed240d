import type { Executor } from '#server/database/schema.ts';

export type StoredFactor = { sealedSecret: string; isConfirmed: boolean };

export function createSecondFactorRepository(executor: Executor) {
  return {
    async find(adminId: number): Promise<StoredFactor | undefined> {
      const row = await executor
        .selectFrom('second_factor')
        .select(['sealed_secret', 'confirmed_at'])
        .where('admin_id', '=', adminId)
        .executeTakeFirst();
      return row && { sealedSecret: row.sealed_secret, isConfirmed: row.confirmed_at !== null };
    },

    /** Keeps a secret that has not been confirmed yet. False for an account that has a factor. */
    async offer(adminId: number, sealedSecret: string): Promise<boolean> {
      const offered = await executor
        .insertInto('second_factor')
        .values({ admin_id: adminId, sealed_secret: sealedSecret, last_step: 0, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('admin_id')
            .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('admin_id')
        .executeTakeFirst();
      return offered !== undefined;
    },

    /** False when this step or a later one was used before: a code works once. */
    async takeStep(adminId: number, step: number): Promise<boolean> {
      const taken = await executor
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('admin_id', '=', adminId)
        .where('last_step', '<', step)
        .returning('admin_id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async confirm(adminId: number, codeHashes: readonly string[], at: Date): Promise<void> {
      await executor
        .updateTable('second_factor')
        .set({ confirmed_at: at.toISOString() })
        .where('admin_id', '=', adminId)
        .execute();
      await executor.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
      await executor
        .insertInto('recovery_code')
        .values(codeHashes.map((code_hash) => ({ admin_id: adminId, code_hash })))
        .execute();
    },

    /** False when there is no such code, or it was used. */
    async takeRecoveryCode(adminId: number, codeHash: string): Promise<boolean> {
      const taken = await executor
        .deleteFrom('recovery_code')
        .where('admin_id', '=', adminId)
        .where('code_hash', '=', codeHash)
        .returning('admin_id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async countRecoveryCodes(adminId: number): Promise<number> {
      const { count } = await executor
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('admin_id', '=', adminId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** False when there was none. */
    async remove(adminId: number): Promise<boolean> {
      await executor.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
      const removed = await executor
        .deleteFrom('second_factor')
        .where('admin_id', '=', adminId)
        .returning('confirmed_at')
        .executeTakeFirst();
      return removed !== undefined && removed.confirmed_at !== null;
    },
  };
}
