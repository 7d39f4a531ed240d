import type { Selectable } from 'kysely';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor, MailKind, Tables } from '#server/database/schema.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { PostedLead } from '#server/mail/webhook.ts';

/** A mail about a lead, written when it is sent. */
export type MailNote = {
  /** The kind of lead whose template is used. */
  template: string;
  /** The version of the template. */
  version: number;
  language: string;
  /** Fixed here, so that a mail that is sent twice because a process died is recognised as one. */
  messageId: string;
};

export type NewMail = { kind: MailKind; note: MailNote; isSkipped?: boolean };

/** Queued by an older release: the whole mail or post. */
export type FinishedMail = Mail | PostedLead;

export type QueuedMail = {
  id: number;
  aboutId: string;
  kind: MailKind;
  note: MailNote | FinishedMail;
  attempts: number;
  createdAt: Date;
};

type Claim = { kind: MailKind; now: Date; lockedUntil: Date; limit: number; underWay?: readonly number[] };
type Done = { outcome: 'sent' | 'failed' | 'skipped'; error?: string };

export function createOutboxRepository(executor: Executor) {
  return {
    async add(mails: readonly (NewMail & { aboutId: string; at: Date })[]): Promise<void> {
      if (mails.length === 0) return;
      const rows = mails.map(({ aboutId, at, kind, note, isSkipped = false }) => {
        const time = at.toISOString();
        return {
          about_id: aboutId,
          kind,
          mail: toJsonText(note),
          attempts: 0,
          run_at: time,
          locked_until: null,
          outcome: isSkipped ? ('skipped' as const) : null,
          done_at: isSkipped ? time : null,
          last_error: null,
          created_at: time,
        };
      });
      await executor.insertInto('outbox').values(rows).execute();
    },

    /** Claims due mails, so that no other process sends them until the lock expires. None while mails are held. */
    async claim({ kind, now, lockedUntil, limit, underWay = [] }: Claim): Promise<QueuedMail[]> {
      const time = now.toISOString();
      // Searched by a statement that only reads: on SQLite one that writes keeps leads waiting for as long as it searches,
      // even if it finds nothing.
      const due = await executor
        .selectFrom('outbox')
        .select('id')
        .where('outcome', 'is', null)
        .where('kind', '=', kind)
        .where('run_at', '<=', time)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', time)]))
        .$if(underWay.length > 0, (query) => query.where('id', 'not in', underWay))
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('mail_hold').select('mail_hold.id'))))
        .orderBy('run_at')
        .limit(limit)
        .execute();
      if (due.length === 0) return [];
      const rows = await executor
        .updateTable('outbox')
        .set((row) => ({ locked_until: lockedUntil.toISOString(), attempts: row('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        // Checked again, because another process may have claimed it meanwhile.
        .where('outcome', 'is', null)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', time)]))
        .returning(['id', 'about_id', 'kind', 'mail', 'attempts', 'created_at'])
        .execute();
      return rows.map(toQueued);
    },

    async find(id: number): Promise<QueuedMail | undefined> {
      const row = await executor.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toQueued(row);
    },

    /** Records the same outcome for all of these mails. */
    async finish(ids: readonly number[], { outcome, error }: Done, now: Date): Promise<void> {
      if (ids.length === 0) return;
      await executor
        .updateTable('outbox')
        .set({ outcome, done_at: now.toISOString(), locked_until: null, last_error: error ?? null })
        .where('id', 'in', ids)
        .execute();
    },

    async tryAgain(id: number, runAt: Date, error: string): Promise<void> {
      await executor
        .updateTable('outbox')
        .set({ run_at: runAt.toISOString(), locked_until: null, last_error: error })
        .where('id', '=', id)
        .execute();
    },

    /** Leaves mails that were claimed but not begun to the next claim. */
    async giveBack(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await executor
        .updateTable('outbox')
        .set((row) => ({ locked_until: null, attempts: row('attempts', '-', 1) }))
        .where('id', 'in', ids)
        .where('outcome', 'is', null)
        .execute();
    },

    /** Extends the locks of deliveries that take long. */
    async keepLocked(ids: readonly number[], lockedUntil: Date): Promise<void> {
      if (ids.length === 0) return;
      await executor
        .updateTable('outbox')
        .set({ locked_until: lockedUntil.toISOString() })
        .where('id', 'in', ids)
        .where('outcome', 'is', null)
        .execute();
    },

    /** How many mails wait and how many were given up, by receiver; receivers without either are left out. */
    async summary(): Promise<{ kind: MailKind; waiting: number; failed: number; oldestAt: Date | undefined }[]> {
      const rows = await executor
        .selectFrom('outbox')
        .select(({ fn }) => ['kind', 'outcome', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'failed')]))
        .groupBy(['kind', 'outcome'])
        .execute();
      return [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
        const waiting = rows.find((row) => row.kind === kind && row.outcome === null);
        const failed = rows.find((row) => row.kind === kind && row.outcome === 'failed');
        return {
          kind,
          waiting: Number(waiting?.count ?? 0),
          failed: Number(failed?.count ?? 0),
          oldestAt: waiting && new Date(waiting.oldest),
        };
      });
    },

    async removeDoneBefore(time: Date): Promise<void> {
      await executor
        .deleteFrom('outbox')
        .where('outcome', 'is not', null)
        .where('done_at', '<', time.toISOString())
        .execute();
    },
  };
}

type QueuedRow = Pick<Selectable<Tables['outbox']>, 'id' | 'about_id' | 'kind' | 'mail' | 'attempts' | 'created_at'>;

const toQueued = ({ id, about_id, kind, mail, attempts, created_at }: QueuedRow): QueuedMail => ({
  id,
  aboutId: about_id,
  kind,
  note: fromJsonText(mail),
  attempts,
  createdAt: new Date(created_at),
});
