import { Refusal } from '#server/http/refusal.ts';
import type { Outcome, Store } from './storeWrites.ts';
import type { Write, Written } from './write.ts';

/** Stores a write, and resolves once it is durable. */
export type Writer = (write: Write) => Promise<Written>;

type Waiting = { write: Write; resolve: (written: Written) => void; reject: (error: unknown) => void };

/** The most writes per commit, so that the first does not wait long. */
const LARGEST_GROUP = 64;

/**
 * Writes that arrive during a commit share the next: a commit waits for the disk, however many rows it
 * has. A write never fails because of another in the same commit.
 */
export function createWriter(store: Store): Writer {
  const queue: Waiting[] = [];
  let isCommitting = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    let outcomes: Outcome[];
    try {
      outcomes = await store(group.map(({ write }) => write));
    } catch (error) {
      if (group.length === 1 || !isOfOneRow(error)) for (const { reject } of group) reject(error);
      else for (const waiting of group) await commit([waiting]);
      return;
    }
    for (const [index, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome === 'keyReused') reject(new Refusal(422, 'idempotencyKeyReused'));
      else resolve(outcome);
    }
  }

  async function commitAll(): Promise<void> {
    isCommitting = true;
    // Writes of the same turn of the event loop share a commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await commit(queue.splice(0, LARGEST_GROUP));
    isCommitting = false;
  }

  return (write) =>
    new Promise((resolve, reject) => {
      queue.push({ write, resolve, reject });
      if (!isCommitting) void commitAll();
    });
}

/** Whether the database refused a row and not the whole transaction, so that the other rows are fine. */
function isOfOneRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // PostgreSQL's classes of invalid data and violated constraints; SQLite's constraint, mismatch and size.
  if (/^[A-Z ]+ constraint failed/.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)) return true;
  return 'errcode' in error && typeof error.errcode === 'number' && [18, 19, 20].includes(error.errcode & 0xff);
}
