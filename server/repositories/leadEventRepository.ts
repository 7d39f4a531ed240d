import type { LeadAction } from '#domain/desk/deskLead.ts';
import type { Executor } from '#server/database/schema.ts';

/** What was done with a lead, and who did it. */
export type LeadEvent = { id: string; byEmail: string; action: LeadAction; words: string; at: Date };

export function createLeadEventRepository(executor: Executor) {
  return {
    /** False when an event with this id exists: a note whose answer was lost is sent again. */
    async add(leadId: string, { id, byEmail, action, words, at }: LeadEvent): Promise<boolean> {
      const row = { id, lead_id: leadId, by_email: byEmail, action, words, created_at: at.toISOString() };
      const added = await executor
        .insertInto('lead_event')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** The newest first. */
    async of(leadId: string): Promise<LeadEvent[]> {
      const rows = await executor
        .selectFrom('lead_event')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, by_email, action, words, created_at }) => ({
        id,
        byEmail: by_email,
        action,
        words,
        at: new Date(created_at),
      }));
    },
  };
}
