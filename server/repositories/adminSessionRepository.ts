import type { Executor } from '#server/database/schema.ts';

export function createAdminSessionRepository(executor: Executor) {
  return {
    async add(idHash: string, adminId: number, at: Date): Promise<void> {
      const time = at.toISOString();
      const row = { id_hash: idHash, admin_id: adminId, created_at: time, seen_at: time };
      await executor.insertInto('admin_session').values(row).execute();
    },

    async find(idHash: string): Promise<{ adminId: number; seenAt: Date } | undefined> {
      const row = await executor
        .selectFrom('admin_session')
        .select(['admin_id', 'seen_at'])
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      return row && { adminId: row.admin_id, seenAt: new Date(row.seen_at) };
    },

    async see(idHash: string, at: Date): Promise<void> {
      await executor
        .updateTable('admin_session')
        .set({ seen_at: at.toISOString() })
        .where('id_hash', '=', idHash)
        .execute();
    },

    async remove(idHash: string): Promise<void> {
      await executor.deleteFrom('admin_session').where('id_hash', '=', idHash).execute();
    },

    async removeSeenBefore(time: Date): Promise<void> {
      await executor.deleteFrom('admin_session').where('seen_at', '<', time.toISOString()).execute();
    },
  };
}
