import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase, openForDelivery } from '#server/database/open.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import { errorOf, failureOf, writerHasEnded } from '#server/writes/failure.ts';
import { forwardWrites } from '#server/writes/forwardedWrites.ts';
import { startWriterThread } from '#server/writes/startWriterThread.ts';
import { type Store, storeWrites } from '#server/writes/storeWrites.ts';
import type { Write } from '#server/writes/write.ts';
import { createWriter } from '#server/writes/writer.ts';

const FROM_SOURCE = new URL('../support/writerThread.mjs', import.meta.url);
const at = new Date('2025-07-15T10:00:00.000Z');

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

/** Reports that it is ready, and dies at the first order. */
const MORTAL = thread(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (order) => order === 'close' ? parentPort.close() : process.exit(1));
  parentPort.postMessage('open');
`);

async function openFolder() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-writer-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  onTestFinished(() => database.connection.destroy());
  return { dataFolder, database, config: readConfig({ DATA_DIR: dataFolder }) };
}

/** A thread, and whether writes go through it. */
async function startThread(file = FROM_SOURCE) {
  const { database, config, dataFolder } = await openFolder();
  const storeHere = vi.fn<Store>((writes) => storeWrites(database, writes));
  const log = { warn: () => undefined, error: () => undefined };
  const writer = startWriterThread(file, config, log, storeHere);
  onTestFinished(() => writer.close());
  const isUsed = async () => {
    const before = storeHere.mock.calls.length;
    await writer.store([]).catch(() => undefined);
    return storeHere.mock.calls.length === before;
  };
  return { database, dataFolder, writer, isUsed };
}

const SLOW_START = { timeout: 30_000 };

const writeOf = (id: string, key?: string, fingerprint = 'the same'): Write => ({
  id,
  at,
  key: key === undefined ? undefined : { scope: 'POST /leads', key, fingerprint },
  answer: { status: 201, body: { data: { id } } },
  comparison: { id: `comparison of ${id}`, answers: '{}', recommendations: '[]' },
  mails: [{ kind: 'sales', note: { template: 'quiz', version: 1, language: 'en', messageId: `<${id}@example.com>` } }],
});

test(
  'writes are stored by the thread, a repeated key gets the first answer, and one that is refused harms no other',
  SLOW_START,
  async () => {
    const { database, writer, isUsed } = await startThread();
    await expect.poll(isUsed, SLOW_START).toBe(true);
    const write = createWriter(writer.store);
    const comparison = { id: 'comparison of 1', answers: '{}', recommendations: '[]' };

    const together = await Promise.allSettled([
      write(writeOf('1', 'a')),
      write({ ...writeOf('2'), comparison }),
      write(writeOf('3', 'b')),
    ]);
    expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await write(writeOf('4', 'a'))).toEqual({
      answer: { status: 201, body: { data: { id: '1' } } },
      replayed: true,
    });
    await expect(write(writeOf('5', 'a', 'another'))).rejects.toMatchObject({ reason: 'idempotencyKeyReused' });
    const kept = await database.connection.selectFrom('comparison').select('id').orderBy('id').execute();
    expect(kept).toEqual([{ id: 'comparison of 1' }, { id: 'comparison of 3' }]);
  },
);

test('while another process holds the lock a write waits, and is kept once it is free', SLOW_START, async () => {
  const { database, writer, isUsed } = await startThread();
  await expect.poll(isUsed, SLOW_START).toBe(true);
  await sql`begin immediate`.execute(database.connection);
  let isStored = false;
  const stored = writer.store([writeOf('1')]).then(() => {
    isStored = true;
  });
  expect(await database.connection.selectFrom('comparison').select('id').execute()).toEqual([]);
  expect(isStored).toBe(false);
  await sql`rollback`.execute(database.connection);
  await stored;
  expect(await database.connection.selectFrom('comparison').select('id').execute()).toHaveLength(1);
});

test.each([
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
  [Object.assign(new Error('UNIQUE constraint failed'), { errcode: 1555 }), false],
  [writerHasEnded(), true],
])('%s means the same on the other side: unavailable is %s', (error, expected) => {
  const received = errorOf(structuredClone(failureOf(error)));
  expect([received.message, isUnavailable(received)]).toEqual([error.message, expected]);
});

test(
  'what a thread was told when it died is answered with when to come again; until another takes over, this one stores',
  SLOW_START,
  async () => {
    const { database, writer } = await startThread(MORTAL);
    await expect.poll(() => writer.store([]).then(() => 'stored here', isUnavailable), SLOW_START).toBe(true);
    expect(await writer.store([writeOf('1')])).toEqual([
      { answer: { status: 201, body: { data: { id: '1' } } }, replayed: false },
    ]);
    expect(await database.connection.selectFrom('comparison').select('id').execute()).toHaveLength(1);
    // The thread that takes over dies at its first order too.
    await expect.poll(() => writer.store([]).then(() => 'stored here', isUnavailable), SLOW_START).toBe(true);
  },
);

test('what becomes of mails is written by the thread, and here once it has gone', SLOW_START, async () => {
  const { dataFolder, writer, isUsed } = await startThread();
  await expect.poll(isUsed, SLOW_START).toBe(true);
  await writer.store([writeOf('1'), writeOf('2')]);
  const { forward, connect } = forwardWrites();
  const forwarded = vi.fn(forward);
  const { connection } = await openForDelivery({ databaseUrl: undefined, dataFolder }, forwarded);
  onTestFinished(() => connection.destroy());
  const outbox = createOutboxRepository(connection);
  const claim = (now: Date) =>
    outbox.claim({ kind: 'sales', now, lockedUntil: new Date(now.getTime() + 1000), limit: 1 });
  const places = () => forwarded.mock.results.map(({ value }) => (value === undefined ? 'here' : 'thread'));

  connect(writer.openPort());
  const [first] = await claim(at);
  expect(first?.aboutId).toBe('1');
  await outbox.finish([first?.id ?? 0], { outcome: 'sent' }, at);
  expect(places()).toEqual(['thread', 'thread']);

  await writer.close();
  await expect.poll(() => claim(at).then((mails) => mails.map(({ aboutId }) => aboutId))).toEqual(['2']);
  expect(places().at(-1)).toBe('here');
});
