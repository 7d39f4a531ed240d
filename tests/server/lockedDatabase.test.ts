import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { cheapHash } from '#tests/support/cheapHash.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const OWNER = { email: 'owner@tillmatch.example', password: 'correct horse' };
/** Milliseconds for which another process keeps the lock; less than a writer waits for it. */
const HELD = 3000;

async function openLockable() {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-locked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tillmatch.db');
  const database = await openSqlite(file);
  await migrate(database);
  const { connection: other } = await openSqlite(file);
  const server = await openTestServer({ database });
  onTestFinished(async () => {
    await other.destroy();
    await database.connection.destroy();
  });
  return { ...server, other, database };
}

test('while another process holds the lock the server answers, and keeps the lead once it is free', async () => {
  const { app, browser, other } = await openLockable();
  const visitor = browser();
  await visitor.prepare();
  await sql`begin immediate`.execute(other);
  const lead = visitor.post(`${API}/customer-answers/pos`, leadBody());
  const began = performance.now();
  let answered = 0;
  for (; answered < 20; answered += 1) expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  // A blocking wait would take seconds for each of them.
  expect(performance.now() - began).toBeLessThan(4000);
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
  expect(await other.selectFrom('lead').select('id').execute()).toEqual([]);
  await sql`rollback`.execute(other);
  expect((await lead).statusCode).toBe(201);
});

test('while another process holds the lock, nobody who only reads waits behind those who write', async () => {
  const { app, browser, database, other } = await openLockable();
  await createAdminRepository(database.connection).add(OWNER.email, cheapHash(OWNER.password), new Date());
  const visitor = browser();
  const { data } = (await visitor.post(`${API}/customer-answers/pos`, leadBody())).json();
  const editor = browser();
  await editor.prepare();

  await sql`begin immediate`.execute(other);
  const waiting = {
    lead: visitor.post(`${API}/customer-answers/pos`, leadBody({ email: 'kim@example.com' })),
    signIn: editor.post('/api/auth/admin/login', OWNER),
    ready: app.inject({ url: '/health/ready' }),
  };
  let isReleased = false;
  const released = pause(HELD).then(() => {
    isReleased = true;
    return sql`rollback`.execute(other);
  });
  const answered: number[] = [];
  // Only answers that arrive while the lock is held count.
  for (let read = 0; read < 20 && !isReleased; read += 1) {
    const { statusCode } = await app.inject({ url: `${API}/comparisons/${data.comparison_id}` });
    if (!isReleased) answered.push(statusCode);
  }
  expect(answered.length).toBeGreaterThan(1);
  expect(new Set(answered)).toEqual(new Set([200]));
  await released;
  const { lead, signIn, ready } = waiting;
  expect([(await lead).statusCode, (await signIn).statusCode, (await ready).statusCode]).toEqual([201, 200, 503]);
}, 30_000);

test('T-10 a database that can only be read is not ready, and a lead is answered with when to come again', async () => {
  const { app, browser, database } = await openLockable();
  const visitor = browser();
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  await sql`pragma query_only=ON`.execute(database.connection);
  const refused = await visitor.post(`${API}/customer-answers/pos`, leadBody());
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    { message: 'Something went wrong. Please try again.' },
  ]);
  await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode, { timeout: 10_000 }).toBe(503);
  await sql`pragma query_only=OFF`.execute(database.connection);
  await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode, { timeout: 10_000 }).toBe(200);
});

test.each([
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
  [Object.assign(new Error('disk I/O error'), { errcode: 10 | (3 << 8) }), true],
  [Object.assign(new Error('UNIQUE constraint failed'), { errcode: 1555 }), false],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }), true],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('database is locked'), true],
  [new Error('database or disk is full'), true],
  [new Error('something else'), false],
])('%s: unavailable is %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
