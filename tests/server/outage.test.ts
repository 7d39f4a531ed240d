import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createOutage } from '#server/outage.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';

const SECOND = 1000;

test('a failure that goes on is said when it begins, once a minute, and when it is over', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const lines: string[] = [];
    const outage = createOutage({
      onFailure: (error) => lines.push(String(error)),
      onRecovery: (seconds) => lines.push(`over after ${seconds} s`),
    });
    outage.worked();
    for (let second = 0; second < 130; second += 2) {
      outage.failed(`failed at ${second} s`);
      vi.advanceTimersByTime(2 * SECOND);
    }
    outage.worked();
    outage.worked();
    outage.failed('failed again');
    expect(lines).toEqual(['failed at 0 s', 'failed at 60 s', 'failed at 120 s', 'over after 130 s', 'failed again']);
  } finally {
    vi.useRealTimers();
  }
});

test('an outbox that cannot be read is named once for each receiver, however often it is tried, and once it can be', async () => {
  const { connection } = await openMemoryDatabase();
  const lines: unknown[][] = [];
  const line = (given: unknown, text: string) => lines.push([(given as { kind: string }).kind, text]);
  const worker = createOutboxWorker({
    connection,
    settings: readConfig({}),
    deliver: () => Promise.resolve(),
    now: () => new Date(),
    log: { warn: line as never, error: line as never },
  });
  await sql`alter table outbox rename to gone`.execute(connection);
  worker.start();
  await expect.poll(() => lines.length).toBe(3);
  // As many as in half a minute of failures, two seconds apart.
  for (let attempt = 0; attempt < 15; attempt += 1) {
    worker.wake();
    await sql`select 1`.execute(connection);
  }
  await sql`alter table gone rename to outbox`.execute(connection);
  worker.wake();
  await expect.poll(() => lines.length).toBe(6);
  await worker.stop();
  const receivers = ['sales', 'visitor', 'webhook'];
  expect(lines.sort()).toEqual(
    receivers.flatMap((kind) => [
      [kind, 'the outbox can be read again'],
      [kind, 'the outbox could not be read'],
    ]),
  );
  await connection.destroy();
});
