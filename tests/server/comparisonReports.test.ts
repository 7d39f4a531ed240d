import { expect, test } from 'vitest';
import matrix from '#schemas/content/feature-matrix.json' with { type: 'json' };
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const REPORTS = `${API}/comparison-reports`;
const at = new Date('2025-07-15T10:00:00.000Z');

describeOnBothDatabases('comparison reports', (open) => {
  test('the whole comparison is mailed to the address, and nobody else hears of it', async () => {
    const { browser, database } = await openTestServer({ database: await open(), now: () => at });
    const answer = await browser().post(REPORTS, { email: ' Sam@Example.com ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    ]);
    const [report, ...others] = await storedLeads(database);
    expect(others).toEqual([]);
    expect([report?.id, report?.kind, report?.email, report?.fields]).toEqual([
      answer.json().data.id,
      'comparisonReport',
      'Sam@Example.com',
      { email: 'Sam@Example.com' },
    ]);
    const mails = await storedMails(database);
    expect(mails.map(({ kind, aboutId }) => [kind, aboutId])).toEqual([['visitor', answer.json().data.id]]);
    const mail = mails[0]?.mail;
    if (!mail) return;
    expect([mail.to, mail.subject]).toEqual(['Sam@Example.com', 'The complete POS comparison report - TillMatch']);
    for (const part of [mail.text, mail.html]) {
      for (const { name } of posSystems.systems) expect(part).toContain(name);
      for (const { title } of matrix.criteria) expect(part).toContain(title);
      expect(part).toContain('https://tillmatch.example/comparison');
      expect(part).toContain('Data last updated July 2025');
    }
    expect(mail.text).toContain('Loyalty program: Add-on (About $25 to $75 a month)');
  });
});

test('an address that is none is refused in the words of the form', async () => {
  const { browser } = await openTestServer();
  const answer = await browser().post(REPORTS, { email: 'sam@' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { message: 'Please check the marked fields.', errors: { email: ['Please enter a valid email address'] } },
  ]);
});

test('an address gets three reports a day', async () => {
  const { browser, database } = await openTestServer({ now: () => at });
  const visitor = browser();
  for (let request = 0; request < 5; request += 1) await visitor.post(REPORTS, { email: 'sam@example.com' });
  const rows = await database.connection.selectFrom('outbox').select('outcome').orderBy('id').execute();
  expect(rows.map(({ outcome }) => outcome)).toEqual([null, null, null, 'skipped', 'skipped']);
});
