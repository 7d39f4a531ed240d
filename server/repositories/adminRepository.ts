import { type DeskRole, isDeskRole } from '#domain/desk/deskRole.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export type Admin = { id: number; email: string; passwordHash: string; role: DeskRole; createdAt: Date };

export function createAdminRepository(executor: Executor) {
  return {
    /** False when the address already has an account. */
    async add(email: string, passwordHash: string, createdAt: Date, role: DeskRole = 'owner'): Promise<boolean> {
      const row = {
        email,
        email_key: emailKey(email),
        password_hash: passwordHash,
        role,
        created_at: createdAt.toISOString(),
      };
      const added = await executor
        .insertInto('admin')
        .values(row)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async find(email: string): Promise<Admin | undefined> {
      const row = await executor
        .selectFrom('admin')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row && toAdmin(row);
    },

    async findById(id: number): Promise<Admin | undefined> {
      const row = await executor.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAdmin(row);
    },

    async list(): Promise<Admin[]> {
      const rows = await executor.selectFrom('admin').selectAll().orderBy('email_key').execute();
      return rows.map(toAdmin);
    },

    /** Sets a new password and signs the account out everywhere. */
    async changePassword(id: number, passwordHash: string): Promise<void> {
      await executor.updateTable('admin').set({ password_hash: passwordHash }).where('id', '=', id).execute();
      await executor.deleteFrom('admin_session').where('admin_id', '=', id).execute();
    },

    async changeRole(id: number, role: DeskRole): Promise<void> {
      await executor.updateTable('admin').set({ role }).where('id', '=', id).execute();
    },

    async remove(id: number): Promise<void> {
      await executor.updateTable('lead').set({ owner_id: null }).where('owner_id', '=', id).execute();
      await executor.deleteFrom('admin_session').where('admin_id', '=', id).execute();
      await executor.deleteFrom('recovery_code').where('admin_id', '=', id).execute();
      await executor.deleteFrom('second_factor').where('admin_id', '=', id).execute();
      await executor.deleteFrom('admin').where('id', '=', id).execute();
    },
  };
}
export type AdminRepository = ReturnType<typeof createAdminRepository>;

type Row = { id: number; email: string; password_hash: string; role: string; created_at: string };

function toAdmin({ id, email, password_hash, role, created_at }: Row): Admin {
  return {
    id,
    email,
    passwordHash: password_hash,
    // A role that only a later release knows gets the fewest rights.
    role: isDeskRole(role) ? role : 'editor',
    createdAt: new Date(created_at),
  };
}
