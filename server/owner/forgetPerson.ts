import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRecord } from '#domain/json.ts';
import type { FormSchema, PropertySchema } from '#domain/questions/formSchema.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Database, Executor } from '#server/database/schema.ts';
import type { Fields } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { inboxOf } from '#server/repositories/inbox.ts';
import { createLeadEventRepository } from '#server/repositories/leadEventRepository.ts';

export type Forgotten = {
  /** The number of anonymised leads of each type, and of interactions. */
  rows: Record<string, number>;
  /** Mails about the person; those written as files are still in the folder. */
  messageIds: string[];
};

/** A text may say anything; an amount or a count identifies nobody. */
const IMPERSONAL_FORMATS: ReadonlySet<unknown> = new Set(['money', 'rate', 'count']);

/**
 * Removes everything personal from the database, at the person's request. The lead itself, its time, and the
 * options that were chosen are kept, so that counts do not change.
 * @param done who did so at the desk, which is recorded with each lead
 */
export async function forgetPerson(
  { connection, dialect }: Database,
  email: string,
  kinds: readonly LeadKind[] = leadKinds,
  done?: { by: string; at: Date },
): Promise<Forgotten> {
  const inbox = inboxOf(email);
  const forgotten = await connection.transaction().execute(async (transaction) => {
    // Writes before it reads: an SQLite transaction that reads first can fail at its first write.
    await transaction.deleteFrom('mail_allowance').where('inbox', '=', inbox).execute();
    const leads = await forgetLeads(transaction, inbox, kinds);
    const interactions = await transaction
      .updateTable('interaction')
      .set({ email: '', inbox: '', details: toJsonText({}) })
      .where('inbox', '=', inbox)
      .returning('id')
      .execute();
    const ids = [...leads, ...interactions].map(({ id }) => id);
    await forgetEvents(
      transaction,
      leads.map(({ id }) => id),
      done,
    );
    return {
      rows: countsOf([...leads.map(({ word }) => word), ...interactions.map(() => 'interactions')]),
      messageIds: await removeTraces(transaction, ids),
    };
  });
  // Overwritten data remains in SQLite's log until the log is emptied.
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(connection);
  return forgotten;
}

async function forgetLeads(transaction: Executor, inbox: string, kinds: readonly LeadKind[]) {
  const rows = await transaction.selectFrom('lead').selectAll().where('inbox', '=', inbox).execute();
  const forgotten: { id: string; word: string }[] = [];
  for (const { id, kind: name, fields, details, comparison_id } of rows) {
    const kind = kinds.find((known) => known.name === name);
    const anonymous = {
      email: '',
      inbox: '',
      fields: toJsonText(kind ? choicesOf(kind.form.schema, fromJsonText(fields)) : {}),
      details: toJsonText(kind ? withoutTexts(fromJsonText(details), kind.quiz) : {}),
      consent: null,
      language: '',
      source: '',
      search: '',
    };
    await transaction.updateTable('lead').set(anonymous).where('id', '=', id).execute();
    if (kind?.quiz && comparison_id !== null) await forgetTexts(transaction, comparison_id, kind.quiz);
    forgotten.push({ id, word: kind?.word ?? name });
  }
  return forgotten;
}

/** Notes may say anything. */
async function forgetEvents(
  transaction: Executor,
  leadIds: readonly string[],
  done: { by: string; at: Date } | undefined,
): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('lead_event').where('lead_id', 'in', leadIds).execute();
  if (!done) return;
  const events = createLeadEventRepository(transaction);
  for (const leadId of leadIds)
    await events.add(leadId, { id: randomUUID(), byEmail: done.by, action: 'forgotten', words: '', at: done.at });
}

/** The comparison is kept for the people it was shared with, without typed texts. */
async function forgetTexts(transaction: Executor, id: string, quiz: FormSchema): Promise<void> {
  const comparison = await transaction
    .selectFrom('comparison')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!comparison) return;
  const answers = toJsonText(choicesOf(quiz, fromJsonText(comparison.answers)));
  await transaction.updateTable('comparison').set({ answers }).where('id', '=', id).execute();
}

/** Removes waiting and sent mails, and idempotency keys with the fingerprints of their requests. */
async function removeTraces(transaction: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await transaction.deleteFrom('idempotency_key').where('about_id', 'in', ids).execute();
  const mails = await transaction
    .deleteFrom('outbox')
    .where('about_id', 'in', ids)
    .returning(['kind', 'mail'])
    .execute();
  return mails
    .filter(({ kind }) => kind !== 'webhook')
    .map(({ mail }) => fromJsonText<{ messageId: string }>(mail).messageId);
}

function withoutTexts(details: Fields, quiz: FormSchema | undefined): Fields {
  return quiz && isRecord(details.answers) ? { ...details, answers: choicesOf(quiz, details.answers) } : details;
}

function choicesOf({ properties }: FormSchema, values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isImpersonal(properties[name])));
}

function isImpersonal(property: PropertySchema | undefined): boolean {
  if (!property) return false;
  const { type, enum: offered, items, format } = property;
  if (offered !== undefined || items?.enum !== undefined || IMPERSONAL_FORMATS.has(format)) return true;
  return type === 'boolean' || type === 'number' || type === 'integer';
}

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** What `forgetPerson` would remove, as a sentence. */
export async function previewForget(
  connection: Executor,
  email: string,
  kinds: readonly LeadKind[] = leadKinds,
): Promise<string> {
  const inbox = inboxOf(email);
  const leads = await connection.selectFrom('lead').select(['email', 'kind']).where('inbox', '=', inbox).execute();
  const interactions = await connection.selectFrom('interaction').select('email').where('inbox', '=', inbox).execute();
  const addresses = [...new Set([...leads, ...interactions].map((row) => row.email))];
  if (addresses.length === 0) return `Nothing is stored about ${email}.\n`;
  const wordOf = (name: string) => kinds.find((kind) => kind.name === name)?.word ?? name;
  const counts = countsOf([...leads.map(({ kind }) => wordOf(kind)), ...interactions.map(() => 'interactions')]);
  const lines = Object.entries(counts).map(([word, count]) => `  ${word}: ${count}`);
  return `${[`Nothing was changed. Of ${addresses.join(', ')} would be forgotten:`, ...lines].join('\n')}\n`;
}
