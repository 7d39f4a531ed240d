import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { createSharedCounts } from '#server/http/sharedCounts.ts';
import { removeOldRows } from '#server/removeOldRows.ts';
import { createSharedCountRepository } from '#server/repositories/sharedCountRepository.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const START = `${API}/customer-answers/pos/start-quiz`;
const limits = { RATE_LIMIT_LEADS: '5', RATE_LIMIT_REQUESTS: '1000' };

/** The number of accepted writes out of twelve, each claiming another address. */
async function acceptedWrites(environment: Record<string, string>, peer = '127.0.0.1'): Promise<number> {
  const { browser } = await openTestServer({ environment });
  const visitor = browser();
  await visitor.prepare();
  let accepted = 0;
  for (let index = 0; index < 12; index += 1) {
    const answer = await visitor.send({
      method: 'POST',
      url: START,
      payload: { email: 'sam@example.com' },
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      remoteAddress: peer,
    });
    if (answer.statusCode === 201) accepted += 1;
  }
  return accepted;
}

test('V-01 an address that a client invents does not help it', async () => {
  expect(await acceptedWrites(limits)).toBe(5);
});

test('V-01 behind a proxy that is named the true address counts', async () => {
  expect(await acceptedWrites({ ...limits, TRUST_PROXY: 'loopback' })).toBe(12);
  expect(await acceptedWrites({ ...limits, TRUST_PROXY: '1' })).toBe(12);
});

test('V-01 a client that is no proxy is not believed, however many proxies are expected', async () => {
  expect(await acceptedWrites({ ...limits, TRUST_PROXY: '10.0.0.0/8' })).toBe(5);
  expect(await acceptedWrites({ ...limits, TRUST_PROXY: '2' }, '198.51.100.7')).toBe(5);
});

test('V-01 only the last address is believed: what precedes it was written by the client', async () => {
  const { browser } = await openTestServer({ environment: { ...limits, TRUST_PROXY: '1' } });
  const visitor = browser();
  await visitor.prepare();
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` };
    const answer = await visitor.post(START, { email: 'sam@example.com' }, headers);
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('V-01 a proxy that names the port of each connection does not hide that it is one client', async () => {
  const { browser } = await openTestServer({ environment: { ...limits, TRUST_PROXY: '1' } });
  const visitor = browser();
  await visitor.prepare();
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const address = ['198.51.100.7:', '[2001:db8::1]:'][index % 2];
    const headers = { 'x-forwarded-for': `${address}${40_000 + index}` };
    statuses.push((await visitor.post(START, { email: 'sam@example.com' }, headers)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201]);
  for (let index = 0; index < 4; index += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.7:${50_000 + index}` };
    statuses.push((await visitor.post(START, { email: 'sam@example.com' }, headers)).statusCode);
  }
  expect(statuses.slice(7)).toEqual([201, 429, 429, 429]);
});

test('too many requests are told when to come back, and health checks are not counted', async () => {
  const { app } = await openTestServer({ environment: { RATE_LIMIT_REQUESTS: '3' } });
  const statusOf = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode;
  for (let times = 0; times < 3; times += 1) expect(await statusOf('/api/auth/user')).toBe(204);

  const refused = await app.inject({ method: 'GET', url: '/api/auth/user' });
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/) },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf('/health/ready')).toBe(200);
});

describeOnBothDatabases('V-01 processes of one site', (open) => {
  test('count together what an address sends', async () => {
    const database = await open();
    const processes = await Promise.all(
      [1, 2].map(() => openTestServer({ database, environment: { RATE_LIMIT_LEADS: '5' } })),
    );
    const [first, second] = processes.map(({ browser }) => browser());
    if (!first || !second) throw new Error('There are two processes');
    const sent = [];
    for (let index = 0; index < 5; index += 1)
      sent.push((await first.post(START, { email: `sam${index}@example.com` })).statusCode);
    expect(sent).toEqual([201, 201, 201, 201, 201]);
    await expect.poll(() => sumOfCounts(database)).toBe(5);
    // The second process may let its first one through; by then it has learned of the others.
    await second.post(START, { email: 'sam@example.com' });
    await expect.poll(() => sumOfCounts(database)).toBe(6);
    const refused = await second.post(START, { email: 'sam@example.com' });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    const keys = await database.connection.selectFrom('shared_count').select('key').execute();
    expect(JSON.stringify(keys)).not.toMatch(/127\.0\.0\.1|start-quiz/);
    for (const { app } of processes) await app.close();
    await database.connection.destroy();
  });

  test('start again when the time is over', async () => {
    const database = await open();
    const { add } = createSharedCountRepository(database.connection);
    const now = Date.parse('2026-01-01T12:00:00Z');
    const count = { key: 'a', count: 4, endsAt: now + 1000 };
    expect(await add([count], now)).toEqual([count]);
    expect(await add([{ ...count, endsAt: now + 5000 }], now + 999)).toEqual([{ ...count, count: 8 }]);
    expect(await add([{ ...count, endsAt: now + 5000 }], now + 1000)).toEqual([{ ...count, endsAt: now + 5000 }]);
    await removeOldRows(database.connection, new Date(now + 6000), { mails: 90, interactions: 90 });
    expect(await sumOfCounts(database)).toBe(0);
    await database.connection.destroy();
  });
});

test('V-01 a database that is gone keeps a process from counting with the others, not from counting', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failures: unknown[] = [];
  const counts = createSharedCounts({
    add: () => Promise.reject(new Error('gone')),
    secret: 'a secret',
    exchanges: { failed: (error) => failures.push(error), worked: () => undefined },
  });
  for (const expected of [1, 2]) expect(counts.count('a', 60_000).current).toBe(expected);
  await vi.advanceTimersByTimeAsync(300);
  expect(failures).toHaveLength(1);
  // An unreachable database is not asked four times a second.
  for (let times = 3; times < 8; times += 1) {
    expect(counts.count('a', 60_000).current).toBe(times);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(failures).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toHaveLength(2);
  await counts.close();
});

test('T-01 a clock that is set back by days keeps nobody out for days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { browser } = await openTestServer({ environment: limits });
  const visitor = browser();
  await visitor.prepare();
  const start = async () => (await visitor.post(START, { email: 'sam@example.com' })).statusCode;
  for (let times = 0; times < 5; times += 1) expect(await start()).toBe(201);
  expect(await start()).toBe(429);
  vi.setSystemTime(Date.now() - 3 * 86_400_000);
  await visitor.prepare();
  expect(await start()).toBe(201);
});

async function sumOfCounts({ connection }: Database): Promise<number> {
  const rows = await connection.selectFrom('shared_count').select('count').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}
