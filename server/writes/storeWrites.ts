import type { Database, Executor } from '#server/database/schema.ts';
import { createIdempotencyKeyRepository } from '#server/repositories/idempotencyKeyRepository.ts';
import { storeInOneStatement } from './storeInOneStatement.ts';
import { storeInTransaction } from './storeInTransaction.ts';
import type { Write, Written } from './write.ts';

/** `keyReused`: the key was used for something else. */
export type Outcome = Written | 'keyReused';

/** Stores writes together: all of them, or none. */
export type Store = (writes: readonly Write[]) => Promise<Outcome[]>;

/** Stores writes together: all of them, or none. A repeated request stores nothing and gets the first answer. */
export async function storeWrites({ connection, dialect }: Database, writes: readonly Write[]): Promise<Outcome[]> {
  const candidates = firstOfTheirKeys(writes);
  const stored =
    dialect === 'postgres'
      ? await storeInOneStatement(connection, candidates)
      : await connection.transaction().execute((transaction) => storeInTransaction(transaction, candidates));
  const outcomes: Outcome[] = [];
  for (const write of writes)
    outcomes.push(stored.has(write.id) ? { answer: write.answer, replayed: false } : await repeated(connection, write));
  return outcomes;
}

/** The keys always in the same order, so that transactions never deadlock. */
function firstOfTheirKeys(writes: readonly Write[]): Write[] {
  const byKey = new Map<string, Write>();
  const others: Write[] = [];
  for (const write of writes) {
    if (!write.key) others.push(write);
    else if (!byKey.has(nameOf(write.key))) byKey.set(nameOf(write.key), write);
  }
  const keyed = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, write]) => write);
  return [...keyed, ...others];
}

const nameOf = ({ scope, key }: { scope: string; key: string }) => `${scope} ${key}`;

async function repeated(connection: Executor, { key }: Write): Promise<Outcome> {
  const stored = key && (await createIdempotencyKeyRepository(connection).find(key));
  if (!stored) throw new Error('A key that was taken has gone');
  if (stored.fingerprint !== key.fingerprint) return 'keyReused';
  return { answer: stored.answer, replayed: true };
}
