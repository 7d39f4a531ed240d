import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { keptSecret } from '#server/http/secrets.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

test('a lead that does not fit on the disk is answered with when to come again, and is kept once there is room', async () => {
  const database = await openMemoryDatabase();
  const { browser } = await openTestServer({ database });
  const visitor = browser();
  const setMostPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.connection);
  const send = () => visitor.post(`${API}/customer-answers/pos`, leadBody());

  // SQLite raises this to the number of existing pages.
  await setMostPages(1);
  const answers = [];
  // The rest of the last pages may hold some leads.
  for (let leads = 0; leads < 40; leads += 1) answers.push(await send());
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);

  await setMostPages(100_000);
  expect((await send()).statusCode).toBe(201);
  expect(await storedLeads(database)).toHaveLength(answers.length - refused.length + 1);
});

test('a thread that starts on a full disk reads the secret that is there, and writes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = keptSecret(folder);
  const before = new Date('2025-07-15T10:00:00.000Z');
  utimesSync(folder, before, before);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(folder).mtime).toEqual(before);
});
