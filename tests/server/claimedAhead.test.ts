import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Deliver } from '#server/mail/mail.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { demoBody } from '#tests/support/formBodies.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const SECOND = 1000;
const settings = readConfig({ PUBLIC_URL: 'https://tillmatch.example' });
const log = { warn: () => undefined, error: () => undefined };

describeOnBothDatabases('what was claimed before there was a slot for it', (open) => {
  /** Three mails to the sales team, which are sent one at a time. */
  async function queueThree(deliver: (clock: { time: number }) => Deliver) {
    const clock = { time: Date.parse('2025-07-15T10:00:00.000Z') };
    const now = () => new Date(clock.time);
    const database = await open();
    const visitor = (await openTestServer({ database, now })).browser();
    for (let leads = 0; leads < 3; leads += 1) await visitor.post(`${API}/demo-requests`, demoBody());
    const { connection } = database;
    const worker = createOutboxWorker({ connection, settings, deliver: deliver(clock), slots: 1, now, log });
    const sales = () =>
      connection
        .selectFrom('outbox')
        .select(['outcome', 'attempts', 'locked_until'])
        .where('kind', '=', 'sales')
        .orderBy('attempts', 'desc')
        .execute();
    return { worker, sales };
  }
  const sent = { outcome: 'sent', attempts: 1, locked_until: null };
  const untouched = { outcome: null, attempts: 0, locked_until: null };

  test('is looked at again when that took long, because it may be held or unwanted by then', async () => {
    const { worker, sales } = await queueThree((clock) => async ({ to }) => {
      if (to.startsWith('sales')) clock.time += 3 * SECOND;
    });
    await worker.deliverDue();
    expect(await sales()).toEqual([sent, untouched, untouched]);
    await worker.deliverDue();
    await worker.deliverDue();
    expect(await sales()).toEqual([sent, sent, sent]);
  });

  test('is given back by a process that stops, while it finishes what it has begun', async () => {
    const finish: (() => void)[] = [];
    const { worker, sales } = await queueThree(
      () =>
        ({ to }) =>
          to.startsWith('sales') ? new Promise((resolve) => finish.push(resolve)) : Promise.resolve(),
    );
    worker.start();
    await expect.poll(() => finish).toHaveLength(1);
    const stopped = worker.stop();
    for (const done of finish) done();
    await stopped;
    expect([finish.length, await sales()]).toEqual([1, [sent, untouched, untouched]]);
  });
});
