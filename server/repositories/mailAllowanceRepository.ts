import type { Executor } from '#server/database/schema.ts';

/** Mails of one occasion to one inbox. */
export type CountedMails = { inbox: string; occasion: string; mails: number };

export function createMailAllowanceRepository(executor: Executor) {
  return {
    /** Adds to today's counts, each inbox and occasion named once, and returns them. */
    async count(counted: readonly CountedMails[], now: Date): Promise<CountedMails[]> {
      if (counted.length === 0) return [];
      const day = dayOf(now);
      return executor
        .insertInto('mail_allowance')
        .values(counted.map((row) => ({ ...row, day })))
        .onConflict((conflict) =>
          conflict.columns(['inbox', 'day', 'occasion']).doUpdateSet((row) => ({
            mails: row('mail_allowance.mails', '+', row.ref('excluded.mails')),
          })),
        )
        .returning(['inbox', 'occasion', 'mails'])
        .execute();
    },

    async removeBefore(day: Date): Promise<void> {
      await executor.deleteFrom('mail_allowance').where('day', '<', dayOf(day)).execute();
    },
  };
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
