import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import type { Deliver } from '#server/mail/mail.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createSmtpTransport } from '#server/mail/transport.ts';
import { startFakeSmtp } from '#tests/support/fakeSmtp.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

const settings = readConfig({ PUBLIC_URL: 'https://tillmatch.example' });

type Line = Record<string, unknown>;

describeOnBothDatabases('outbox', (open) => {
  /** A lead with its two mails, a stopped clock, and workers that share them. */
  async function queueLead() {
    const clock = { time: Date.parse('2025-07-15T10:00:00.000Z') };
    const now = () => new Date(clock.time);
    const database = await open();
    const { browser } = await openTestServer({ database, now });
    await browser().post(`${API}/customer-answers/pos`, leadBody());
    const lines: Line[] = [];
    const log = { warn: (line: Line) => lines.push(line), error: (line: Line) => lines.push(line) };
    const worker = (deliver: Deliver) =>
      createOutboxWorker({ connection: database.connection, settings, deliver, now, log: log as never });
    return { clock, database, worker, lines };
  }

  const rowsOf = ({ connection }: Database) =>
    connection.selectFrom('outbox').select(['kind', 'outcome', 'attempts', 'last_error']).orderBy('id').execute();

  test('a mail that is refused waits longer each time and arrives once', async () => {
    const smtp = await startFakeSmtp();
    const transport = createSmtpTransport(smtp.url);
    onTestFinished(() => transport.close());
    const { clock, database, worker, lines } = await queueLead();
    const { deliverDue } = worker(transport.deliver);

    smtp.refusal = { code: 451, message: 'try later, sam@example.com' };
    expect(await deliverDue()).toBe(2);
    expect(await deliverDue()).toBe(0);
    clock.time += 1.3 * SECOND;
    expect(await deliverDue()).toBe(2);
    clock.time += 1.3 * SECOND;
    expect(await deliverDue()).toBe(0);
    expect(await rowsOf(database)).toEqual([
      { kind: 'visitor', outcome: null, attempts: 2, last_error: expect.stringContaining('451') },
      { kind: 'sales', outcome: null, attempts: 2, last_error: expect.stringContaining('451') },
    ]);
    expect(lines[0]).toEqual({
      outboxId: expect.any(Number),
      kind: 'visitor',
      attempts: 1,
      code: expect.any(String),
      responseCode: 451,
    });
    expect(JSON.stringify(lines)).not.toContain('sam@example.com');

    smtp.refusal = undefined;
    clock.time += 1.3 * SECOND;
    expect(await deliverDue()).toBe(2);
    clock.time += DAY;
    expect(await deliverDue()).toBe(0);
    expect((await rowsOf(database)).map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
      'sales@tillmatch.example',
      'sam@example.com',
    ]);
  });

  test('two processes never send the same mail at the same time', async () => {
    const { worker } = await queueLead();
    const sent: string[] = [];
    const deliver: Deliver = async ({ messageId }) => {
      sent.push(messageId);
    };
    const counts = await Promise.all([
      worker(deliver).deliverDue(),
      worker(deliver).deliverDue(),
      worker(deliver).deliverDue(),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(new Set(sent).size).toBe(2);
  });

  test('the mail of a process that died is sent by another after its lock runs out, with the same Message-ID', async () => {
    const { clock, worker } = await queueLead();
    const sent: string[] = [];
    const dying = worker(({ messageId }) => {
      sent.push(messageId);
      return new Promise(() => undefined);
    });
    void dying.deliverDue();
    await expect.poll(() => sent.length).toBe(2);
    const other = worker(async ({ messageId }) => {
      sent.push(messageId);
    });
    expect(await other.deliverDue()).toBe(0);
    clock.time += 121 * SECOND;
    expect(await other.deliverDue()).toBe(2);
    expect(sent.slice(2).sort()).toEqual(sent.slice(0, 2).sort());
  });

  test('after five days of refusals a mail is given up and kept as failed', async () => {
    const { clock, database, worker } = await queueLead();
    const { deliverDue } = worker(() => Promise.reject(new Error('no such server')));
    let attempts = 0;
    for (let hours = 0; hours <= 6 * 24; hours += 1) {
      attempts += await deliverDue();
      clock.time += 3600 * SECOND;
    }
    expect((await rowsOf(database)).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    // Two mails, at least every 6 h 12 min once the pauses are at their longest.
    expect(attempts).toBeGreaterThan(2 * 16);
    expect(attempts).toBeLessThan(2 * 45);
  });
});

test('a worker that is woken sends at once, and when stopped finishes what it has begun', async () => {
  const { browser, database } = await openTestServer();
  const sent: string[] = [];
  const worker = createOutboxWorker({
    connection: database.connection,
    settings,
    deliver: async ({ to }) => {
      sent.push(to);
    },
    now: () => new Date(),
    log: { warn: () => undefined, error: () => undefined },
  });
  worker.start();
  await browser().post(`${API}/customer-answers/pos`, leadBody());
  worker.wake();
  await worker.stop();
  expect(sent.sort()).toEqual(['sales@tillmatch.example', 'sam@example.com']);
});
