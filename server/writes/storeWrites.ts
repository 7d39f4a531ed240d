import type { Executor } from '#server/database/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createIdempotencyKeyRepository } from '#server/repositories/idempotencyKeyRepository.ts';
import { type CountedMails, createMailAllowanceRepository } from '#server/repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import type { Write, Written } from './write.ts';

/** Undefined for a write whose key is shared with one that was rolled back. */
export type Outcome = Written | Refusal;

/**
 * Stores writes in one transaction, with one statement per table. The keys come first: a repeated request is found
 * before anything is stored, and an SQLite transaction that reads first can fail at its first write.
 */
export async function storeWrites(transaction: Executor, writes: readonly Write[]): Promise<Outcome[]> {
  const [first] = writes;
  if (!first) return [];
  const isNew = await takeKeys(transaction, writes, first.at);
  const fresh = writes.filter((write) => isNew(write));
  await storeRows(transaction, fresh);
  await storeMails(transaction, fresh, first.at);
  const outcomes: Outcome[] = [];
  for (const write of writes)
    outcomes.push(isNew(write) ? { answer: write.answer, replayed: false } : await repeated(transaction, write));
  return outcomes;
}

async function takeKeys(transaction: Executor, writes: readonly Write[], at: Date): Promise<(write: Write) => boolean> {
  const firstOfKey = new Map<string, Write>();
  for (const write of writes)
    if (write.key && !firstOfKey.has(nameOf(write.key))) firstOfKey.set(nameOf(write.key), write);
  const wanted = [...firstOfKey.values()].flatMap(({ key, id, answer }) =>
    key ? [{ ...key, aboutId: id, answer }] : [],
  );
  // Always in the same order, so that transactions never deadlock.
  const sorted = wanted.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const taken = new Set((await createIdempotencyKeyRepository(transaction).take(sorted, at)).map(nameOf));
  return (write) => {
    if (!write.key) return true;
    const name = nameOf(write.key);
    return taken.has(name) && firstOfKey.get(name) === write;
  };
}

const nameOf = ({ scope, key }: { scope: string; key: string }) => `${scope} ${key}`;

async function repeated(transaction: Executor, { key }: Write): Promise<Outcome> {
  const stored = key && (await createIdempotencyKeyRepository(transaction).find(key));
  if (!stored) throw new Error('A key that was taken has gone');
  if (stored.fingerprint !== key.fingerprint) return new Refusal(422, 'idempotencyKeyReused');
  return { answer: stored.answer, replayed: true };
}

async function storeRows(transaction: Executor, writes: readonly Write[]): Promise<void> {
  const comparisons = writes.flatMap(({ comparison, at }) =>
    comparison ? [{ ...comparison, created_at: at.toISOString() }] : [],
  );
  if (comparisons.length > 0) await transaction.insertInto('comparison').values(comparisons).execute();
  const leads = writes.flatMap(({ lead }) => (lead ? [lead] : []));
  if (leads.length > 0) await transaction.insertInto('lead').values(leads).execute();
  const interactions = writes.flatMap(({ interaction }) => (interaction ? [interaction] : []));
  if (interactions.length > 0) await transaction.insertInto('interaction').values(interactions).execute();
}

async function storeMails(transaction: Executor, writes: readonly Write[], at: Date): Promise<void> {
  const isAllowed = await countMails(transaction, writes, at);
  const mails = writes.flatMap((write) =>
    (write.mails ?? []).map((mail) => {
      const tooMany = mail.kind === 'visitor' && !isAllowed(write);
      return { ...mail, aboutId: write.id, at: write.at, isSkipped: mail.isSkipped === true || tooMany };
    }),
  );
  await createOutboxRepository(transaction).add(mails);
}

/** Counts the mails to each inbox in one statement, and numbers them in order of arrival. */
async function countMails(
  transaction: Executor,
  writes: readonly Write[],
  at: Date,
): Promise<(write: Write) => boolean> {
  const counted = new Map<string, CountedMails>();
  const places = new Map<Write, number>();
  for (const write of writes) {
    if (!write.allowance) continue;
    const { inbox, occasion } = write.allowance;
    const row = counted.get(occasionOf(write.allowance)) ?? { inbox, occasion, mails: 0 };
    row.mails += 1;
    counted.set(occasionOf(row), row);
    places.set(write, row.mails);
  }
  const sorted = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const today = await createMailAllowanceRepository(transaction).count(sorted, at);
  const before = new Map(today.map((row) => [occasionOf(row), row.mails - (counted.get(occasionOf(row))?.mails ?? 0)]));
  return (write) => {
    if (!write.allowance) return true;
    return (before.get(occasionOf(write.allowance)) ?? 0) + (places.get(write) ?? 0) <= write.allowance.perDay;
  };
}

const occasionOf = ({ inbox, occasion }: { inbox: string; occasion: string }) => `${occasion} ${inbox}`;
