import type { Executor } from '#server/database/schema.ts';
import { createIdempotencyKeyRepository } from '#server/repositories/idempotencyKeyRepository.ts';
import { type CountedMails, createMailAllowanceRepository } from '#server/repositories/mailAllowanceRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import type { Write } from './write.ts';

/**
 * Stores writes with one statement per table, and returns the ids of those whose key was free. The keys come first:
 * an SQLite transaction that reads first can fail at its first write.
 * @param writes no two with the same key
 */
export async function storeInTransaction(transaction: Executor, writes: readonly Write[]): Promise<Set<string>> {
  const [first] = writes;
  if (!first) return new Set();
  const isFree = await takeKeys(transaction, writes, first.at);
  const fresh = writes.filter(isFree);
  await storeRows(transaction, fresh);
  await storeMails(transaction, fresh, first.at);
  return new Set(fresh.map(({ id }) => id));
}

async function takeKeys(transaction: Executor, writes: readonly Write[], at: Date): Promise<(write: Write) => boolean> {
  const wanted = writes.flatMap(({ key, id, answer }) => (key ? [{ ...key, aboutId: id, answer }] : []));
  const taken = await createIdempotencyKeyRepository(transaction).take(wanted, at);
  const names = new Set(taken.map(nameOf));
  return ({ key }) => key === undefined || names.has(nameOf(key));
}

const nameOf = ({ scope, key }: { scope: string; key: string }) => `${scope} ${key}`;

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
