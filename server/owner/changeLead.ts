import { randomUUID } from 'node:crypto';
import type { LeadAction } from '#domain/desk/deskLead.ts';
import type { Database } from '#server/database/schema.ts';
import type { Admin } from '#server/repositories/adminRepository.ts';
import { createLeadEventRepository } from '#server/repositories/leadEventRepository.ts';

type Change = { state?: string | undefined; owner?: { id: number; email: string } | null | undefined };

/** Changes state and owner, and records what has really changed. False when there is no such lead. */
export async function changeLead(
  { connection }: Database,
  id: string,
  { state, owner }: Change,
  { by, at }: { by: Admin; at: Date },
): Promise<boolean> {
  return connection.transaction().execute(async (transaction) => {
    const events = createLeadEventRepository(transaction);
    // Writes before it reads: an SQLite transaction that reads first can fail at its first write.
    const touched = await transaction
      .updateTable('lead')
      .set((row) => ({ state: row.ref('state') }))
      .where('id', '=', id)
      .returning(['state', 'owner_id'])
      .executeTakeFirst();
    if (!touched) return false;
    const note = (action: LeadAction, words: string) =>
      events.add(id, { id: randomUUID(), byEmail: by.email, action, words, at });
    if (state !== undefined && state !== touched.state) {
      await transaction.updateTable('lead').set({ state }).where('id', '=', id).execute();
      await note('state', state);
    }
    if (owner !== undefined && (owner?.id ?? null) !== touched.owner_id) {
      await transaction
        .updateTable('lead')
        .set({ owner_id: owner?.id ?? null })
        .where('id', '=', id)
        .execute();
      await note('owner', owner?.email ?? '');
    }
    return true;
  });
}
