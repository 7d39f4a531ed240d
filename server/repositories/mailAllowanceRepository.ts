import type { Executor, MailOccasion } from '#server/database/schema.ts';

export function createMailAllowanceRepository(executor: Executor) {
  return {
    /** Counts one more mail of this occasion to an address today and returns the count. */
    async count(email: string, occasion: MailOccasion, now: Date): Promise<number> {
      const { mails } = await executor
        .insertInto('mail_allowance')
        .values({ inbox: inboxOf(email), day: dayOf(now), occasion, mails: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['inbox', 'day', 'occasion'])
            .doUpdateSet((row) => ({ mails: row('mail_allowance.mails', '+', 1) })),
        )
        .returning('mails')
        .executeTakeFirstOrThrow();
      return mails;
    },

    async removeBefore(day: Date): Promise<void> {
      await executor.deleteFrom('mail_allowance').where('day', '<', dayOf(day)).execute();
    },
  };
}

/** Where mail to an address ends up: `sam+pos@example.com` and `Sam@example.com` are one inbox. */
export function inboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
