import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import type { Deliver } from '#server/mail/mail.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createSmtpTransport } from '#server/mail/transport.ts';
import type { PostLead } from '#server/mail/webhook.ts';
import { createMailHoldRepository } from '#server/repositories/mailHoldRepository.ts';
import { createSuppressionRepository } from '#server/repositories/suppressionRepository.ts';
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
    expect(lines.find(({ kind }) => kind === 'visitor')).toEqual({
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

  test('a delivery that takes longer than its lock is not begun by another process', async () => {
    const { clock, database, worker } = await queueLead();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const finish: (() => void)[] = [];
    const hanging: Deliver = () => new Promise((resolve) => finish.push(resolve));
    const slow = worker(hanging);
    slow.start();
    await expect.poll(() => finish).toHaveLength(2);
    const locks = async () => {
      const rows = await database.connection.selectFrom('outbox').select('locked_until').execute();
      return rows.map(({ locked_until }) => Date.parse(locked_until ?? '') - clock.time);
    };
    for (let minutes = 0; minutes < 3; minutes += 1) {
      clock.time += 50 * SECOND;
      vi.advanceTimersByTime(20 * SECOND);
      await expect.poll(locks).toEqual([30 * SECOND, 30 * SECOND]);
    }
    expect(await worker(hanging).deliverDue()).toBe(0);
    for (const done of finish) done();
    await slow.stop();
    expect([finish.length, (await rowsOf(database)).map(({ outcome }) => outcome)]).toEqual([2, ['sent', 'sent']]);
  });

  test('a process that slept past its lock does not begin again what it has under way', async () => {
    const { clock, worker } = await queueLead();
    const finish: (() => void)[] = [];
    const slow = worker(() => new Promise((resolve) => finish.push(resolve)));
    void slow.deliverDue();
    await expect.poll(() => finish).toHaveLength(2);
    clock.time += 50 * SECOND;
    // If it began them again, it would wait for ever.
    expect(await slow.deliverDue()).toBe(0);
    expect(finish).toHaveLength(2);
    for (const done of finish) done();
  });

  test('an address that the mail server refuses for good is given up at once, and why is kept in words', async () => {
    const smtp = await startFakeSmtp();
    const transport = createSmtpTransport(smtp.url);
    onTestFinished(() => transport.close());
    const { clock, database, worker } = await queueLead();
    smtp.refusedAddress = 'sam@example.com';
    const { deliverDue } = worker(transport.deliver);
    expect(await deliverDue()).toBe(2);
    clock.time += DAY;
    expect(await deliverDue()).toBe(0);
    expect(await rowsOf(database)).toEqual([
      {
        kind: 'visitor',
        outcome: 'failed',
        attempts: 1,
        last_error: 'The mail server refused the address for good: 550 5.1.1 No such user',
      },
      { kind: 'sales', outcome: 'sent', attempts: 1, last_error: null },
    ]);
  });

  test('while mails are held nothing is sent; released, everything is', async () => {
    const { clock, database, worker } = await queueLead();
    const hold = createMailHoldRepository(database.connection);
    const { deliverDue } = worker(async () => undefined);
    await hold.hold('A backup was restored', new Date(clock.time));
    expect([await deliverDue(), await hold.find()]).toEqual([
      0,
      { reason: 'A backup was restored', heldAt: new Date(clock.time) },
    ]);
    expect([await hold.release(), await deliverDue(), await hold.release()]).toEqual([true, 2, false]);
  });

  test('who wants no mails gets none, however the address is typed; the sales team hears of the lead', async () => {
    const { clock, database, worker } = await queueLead();
    const suppressions = createSuppressionRepository(database.connection);
    await suppressions.add('Sam+old@Example.com', new Date(clock.time));
    const sent: string[] = [];
    await worker(async ({ to }) => void sent.push(to)).deliverDue();
    expect(sent).toEqual(['sales@tillmatch.example']);
    expect((await rowsOf(database)).map(({ outcome, last_error }) => [outcome, last_error])).toEqual([
      ['skipped', 'The visitor wants no mails'],
      ['sent', null],
    ]);
    expect(
      JSON.stringify(await database.connection.selectFrom('suppressed_inbox').selectAll().execute()),
    ).not.toContain('sam');
    expect([await suppressions.remove('sam@example.com'), await suppressions.count()]).toEqual([true, 0]);
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

/** A database with a lead, and a worker that is started on it. */
async function startWorker(deliver: Deliver, postLead?: PostLead) {
  const environment = postLead
    ? { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) }
    : {};
  const { browser, database } = await openTestServer({ environment });
  const log = { warn: () => undefined, error: () => undefined };
  const { connection } = database;
  const worker = createOutboxWorker({ connection, settings, deliver, postLead, now: () => new Date(), log });
  worker.start();
  onTestFinished(() => worker.stop());
  const sendLead = async () => {
    await browser().post(`${API}/customer-answers/pos`, leadBody());
    worker.wake();
  };
  const outcomes = () => connection.selectFrom('outbox').select(['kind', 'outcome']).orderBy('id').execute();
  return { worker, sendLead, outcomes };
}

test('a worker that is woken sends at once, and when stopped finishes what it has begun and begins nothing more', async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const { worker, sendLead, outcomes } = await startWorker(({ to }) => {
    begun.push(to);
    return new Promise((resolve) => finish.push(resolve));
  });
  await sendLead();
  await expect.poll(() => begun.toSorted()).toEqual(['sales@tillmatch.example', 'sam@example.com']);

  const stopped = worker.stop();
  await sendLead();
  for (const done of finish) done();
  await stopped;
  expect(begun).toHaveLength(2);
  expect(await outcomes()).toEqual([
    { kind: 'visitor', outcome: 'sent' },
    { kind: 'sales', outcome: 'sent' },
    { kind: 'visitor', outcome: null },
    { kind: 'sales', outcome: null },
  ]);
});

test('a webhook and a mail server that hang keep no other kind of receiver waiting', async () => {
  const forever = () => new Promise<never>(() => undefined);
  const sent: string[] = [];
  const { sendLead, outcomes } = await startWorker(
    async ({ to }, audience) => (audience === 'visitor' ? forever() : void sent.push(to)),
    forever,
  );
  for (let leads = 0; leads < 12; leads += 1) await sendLead();
  await expect.poll(() => sent).toHaveLength(12);
  const waiting = (await outcomes()).filter(({ outcome }) => outcome === null).map(({ kind }) => kind);
  // The visitor gets three mails a day; more were never due.
  expect(waiting.filter((kind) => kind === 'webhook')).toHaveLength(12);
  expect(waiting.filter((kind) => kind === 'visitor')).toHaveLength(3);
});
