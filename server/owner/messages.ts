import type { Selectable } from 'kysely';
import type { DeskMessage, MessageState } from '#domain/desk/deskMessage.ts';
import type { Connection, MailKind, Tables } from '#server/database/schema.ts';

type Wanted = { state?: MessageState | undefined; receiver?: MailKind | undefined; before?: number | undefined };

const MESSAGES_A_PAGE = 50;

/** Messages, the newest first. */
export async function readMessages(
  connection: Connection,
  { state, receiver, before }: Wanted,
): Promise<{ messages: DeskMessage[]; next: number | undefined }> {
  let asked = connection
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MESSAGES_A_PAGE + 1);
  if (state === 'waiting') asked = asked.where('outcome', 'is', null);
  else if (state !== undefined) asked = asked.where('outcome', '=', state);
  if (receiver !== undefined) asked = asked.where('kind', '=', receiver);
  if (before !== undefined) asked = asked.where('id', '<', before);
  const rows = await asked.execute();
  const messages = rows.slice(0, MESSAGES_A_PAGE).map(toMessage);
  return { messages, next: rows.length > messages.length ? messages.at(-1)?.id : undefined };
}

/** All messages about one lead, the newest first. */
export async function readMessagesAbout(connection: Connection, leadId: string): Promise<DeskMessage[]> {
  const rows = await connection
    .selectFrom('outbox')
    .selectAll()
    .where('about_id', '=', leadId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toMessage);
}

/**
 * Has the running server send waiting and given-up messages at once, except those being sent right now; returns how many.
 * @param id only this message
 */
export async function retryMessages(connection: Connection, now: Date, id?: number): Promise<number> {
  const time = now.toISOString();
  let open = connection
    .updateTable('outbox')
    .set({ outcome: null, done_at: null, run_at: time, locked_until: null })
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'failed')]))
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', time)]));
  if (id !== undefined) open = open.where('id', '=', id);
  return (await open.returning('id').execute()).length;
}

function toMessage(row: Selectable<Tables['outbox']>): DeskMessage {
  const { id, about_id, kind, outcome, last_error, attempts, created_at, run_at, done_at } = row;
  return {
    id,
    leadId: about_id,
    receiver: kind,
    state: outcome ?? 'waiting',
    reason: last_error ?? '',
    attempts,
    createdAt: created_at,
    nextAt: outcome === null ? run_at : null,
    doneAt: done_at,
  };
}
