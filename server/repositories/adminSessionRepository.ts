import type { Executor } from '#server/database/schema.ts';

export type AdminSession = { idHash: string; device: string; createdAt: Date; seenAt: Date };

/** Browsers say more than a person needs to tell their own devices apart. */
const LONGEST_DEVICE = 200;

export function createAdminSessionRepository(executor: Executor) {
  return {
    async add(idHash: string, adminId: number, device: string, at: Date): Promise<void> {
      const time = at.toISOString();
      const row = {
        id_hash: idHash,
        admin_id: adminId,
        device: device.slice(0, LONGEST_DEVICE),
        created_at: time,
        seen_at: time,
      };
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

    /** An account's sessions, the last seen first. */
    async listOf(adminId: number): Promise<AdminSession[]> {
      const rows = await executor
        .selectFrom('admin_session')
        .selectAll()
        .where('admin_id', '=', adminId)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(({ id_hash, device, created_at, seen_at }) => ({
        idHash: id_hash,
        device,
        createdAt: new Date(created_at),
        seenAt: new Date(seen_at),
      }));
    },

    async removeOf(adminId: number): Promise<void> {
      await executor.deleteFrom('admin_session').where('admin_id', '=', adminId).execute();
    },

    async removeSeenBefore(time: Date): Promise<void> {
      await executor.deleteFrom('admin_session').where('seen_at', '<', time.toISOString()).execute();
    },
  };
}
