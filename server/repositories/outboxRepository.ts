import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor, MailKind } from '#server/database/schema.ts';
import type { LeadNews } from '#server/mail/leadNews.ts';
import type { Mail } from '#server/mail/mail.ts';

/** What waits to leave: a mail, or news for a webhook. */
export type Outgoing = { kind: Exclude<MailKind, 'webhook'>; mail: Mail } | { kind: 'webhook'; mail: LeadNews };
export type QueuedMail = Outgoing & { id: number; attempts: number; createdAt: Date };
type Claim = { now: Date; lockedUntil: Date; limit: number };

export function createOutboxRepository(executor: Executor) {
  return {
    async add(aboutId: string, { kind, mail }: Outgoing, now: Date, outcome: 'skipped' | null = null): Promise<void> {
      const time = now.toISOString();
      await executor
        .insertInto('outbox')
        .values({
          about_id: aboutId,
          kind,
          mail: toJsonText(mail),
          attempts: 0,
          run_at: time,
          locked_until: null,
          outcome,
          done_at: outcome && time,
          last_error: null,
          created_at: time,
        })
        .execute();
    },

    /** Takes mails that are due, so that no other process sends them until the lock runs out. */
    async claim({ now, lockedUntil, limit }: Claim): Promise<QueuedMail[]> {
      const time = now.toISOString();
      const due = executor
        .selectFrom('outbox')
        .select('id')
        .where('outcome', 'is', null)
        .where('run_at', '<=', time)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', time)]))
        .orderBy('run_at')
        .limit(limit);
      const rows = await executor
        .updateTable('outbox')
        .set((row) => ({ locked_until: lockedUntil.toISOString(), attempts: row('attempts', '+', 1) }))
        .where('id', 'in', due)
        // Said again because PostgreSQL looks only at these after it has waited for another process's claim.
        .where('outcome', 'is', null)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', time)]))
        .returning(['id', 'kind', 'mail', 'attempts', 'created_at'])
        .execute();
      return rows.map(({ id, kind, mail, attempts, created_at }) => ({
        id,
        // Holds because `add` puts in what belongs to its kind.
        ...({ kind, mail: fromJsonText(mail) } as Outgoing),
        attempts,
        createdAt: new Date(created_at),
      }));
    },

    async finish(id: number, outcome: 'sent' | 'failed', now: Date, error: string | null = null): Promise<void> {
      await executor
        .updateTable('outbox')
        .set({ outcome, done_at: now.toISOString(), locked_until: null, last_error: error })
        .where('id', '=', id)
        .execute();
    },

    async tryAgain(id: number, runAt: Date, error: string): Promise<void> {
      await executor
        .updateTable('outbox')
        .set({ run_at: runAt.toISOString(), locked_until: null, last_error: error })
        .where('id', '=', id)
        .execute();
    },
  };
}
export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
