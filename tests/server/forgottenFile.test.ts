import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { shownConsent } from '#tests/support/shownConsent.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

test('nothing of somebody who was forgotten is left in the files of the database, under no spelling', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-forgotten-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await openSqlite(join(folder, 'tillmatch.db'));
  await migrate(database);
  const { browser } = await openTestServer({ database });
  const visitor = browser();
  const consent = shownConsent({ page: '/blog/the-blue-door' });
  const key = { 'idempotency-key': 'key-of-sam' };
  await visitor.post(`${API}/customer-answers/pos`, leadBody({ email: 'Sam.Lee+pos@Gmail.com', consent }), key);
  const info = { pos_systems: ['toast'], additional_info: { text: 'Two bars at the Blue Door' } };
  await visitor.post(`${API}/quotes`, quoteBody({ email: 'samlee@googlemail.com', data: info }));
  await visitor.post(`${API}/interactions`, {
    type: 'get_quote',
    email: 'sam.lee@gmail.com',
    data: { name: 'Sam Lee' },
  });
  await visitor.post(`${API}/customer-answers/pos`, leadBody({ email: 'maria@example.com', name: 'Maria Gallo' }));

  const content = () =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
  const personal = /sam.?lee|blue.door|key-of-sam/i;
  expect(existsSync(join(folder, 'tillmatch.db')) && personal.test(content())).toBe(true);
  await forgetPerson(database, 'samlee+other@gmail.com');
  expect(personal.exec(content())?.[0]).toBeUndefined();
  expect(content()).toContain('Maria Gallo');
  await database.connection.destroy();
});
