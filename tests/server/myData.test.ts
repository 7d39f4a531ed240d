import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createFileTransport, fileOfMail } from '#server/mail/transport.ts';
import { createPersonLink } from '#server/myData/personLink.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { describeOnBothDatabases, type OpenTestDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const SECRET = 'a secret of tests that is long enough';
const POS = `${API}/customer-answers/pos`;
const at = new Date('2026-07-15T10:00:00.000Z');
const link = createPersonLink(SECRET);

/** A server with a lead of Sam and one of another person, whose mails are files. */
async function openWithLeads(open: OpenTestDatabase) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-person-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const database = await open();
  const server = await openTestServer({
    database,
    sessionSecret: SECRET,
    now: () => at,
    environment: { DATA_DIR: dataFolder },
  });
  const visitor = server.browser();
  await visitor.post(POS, leadBody({ name: 'Sam Lee', email: 'Sam+pos@example.com' }));
  await visitor.post(POS, leadBody({ name: 'Kim Other', email: 'kim@example.com' }));
  onTestFinished(() => database.connection.destroy());
  const mailFolder = join(dataFolder, 'mail');
  const { deliver } = createFileTransport(mailFolder);
  const worker = createOutboxWorker({
    connection: database.connection,
    settings: { ...readConfig({ PUBLIC_URL: 'https://tillmatch.example' }), personPath: link.pathFor },
    deliver,
    postLead: undefined,
    now: () => at,
    log: { warn: () => undefined, error: () => undefined },
  });
  const path = link.pathFor('sam@example.com');
  return { ...server, database, mailFolder, worker, path };
}

describeOnBothDatabases('the page of a person (D41)', (open) => {
  test('shows what was sent, in words, with the agreement, and nothing of anybody else', async () => {
    const { app, path } = await openWithLeads(open);
    const page = await app.inject({ url: path });
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    for (const words of ['sam@example.com', 'Sam Lee', 'Corner Diner', 'Do you currently use a POS system?', '2025-07'])
      expect(page.body).toContain(words);
    expect(page.body).not.toMatch(/Kim|<script|\sstyle=/);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
  });

  test('gives it as a file', async () => {
    const { app, path } = await openWithLeads(open);
    const file = await app.inject({ url: `${path}/data.json` });
    expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    const data = file.json();
    expect(data).toMatchObject({ inbox: 'sam@example.com', isMailed: true, interactions: [] });
    expect(data.leads).toMatchObject([{ lead: { fields: { name: 'Sam Lee' } }, mails: [{ state: 'waiting' }] }]);
  });

  test.each(['withdraw', 'unsubscribe'])('%s stops the mails and keeps both times, without a token', async (action) => {
    const { app, path, worker, database } = await openWithLeads(open);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: `${path}/${action}`, payload, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual(
      action === 'withdraw' ? [303, `${path}?done=withdrawn`] : [204, undefined],
    );
    await worker.deliverDue();
    const page = await app.inject({ url: `${path}?done=withdrawn` });
    expect(page.body).toContain('You get no more mails from us.');
    expect(page.body).toContain('Withdrawn');
    const [lead] = (await app.inject({ url: `${path}/data.json` })).json().leads;
    expect(lead).toMatchObject({
      lead: { consent: { at: at.toISOString(), withdrawnAt: at.toISOString() } },
      mails: [{ state: 'skipped' }],
    });
    const others = await database.connection.selectFrom('outbox').select(['kind', 'outcome']).orderBy('id').execute();
    expect(others.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'visitor skipped',
      'sales sent',
      'visitor sent',
      'sales sent',
    ]);
  });

  test('deletes everything: nothing is left in the database or among the mails', async () => {
    const { app, path, worker, database, mailFolder } = await openWithLeads(open);
    await worker.deliverDue();
    const sent = await database.connection.selectFrom('outbox').select('mail').orderBy('id').execute();
    const files = sent.map(({ mail }) => join(mailFolder, fileOfMail(JSON.parse(mail).messageId)));
    expect(files.map(existsSync)).toEqual([true, true, true, true]);
    const answer = await app.inject({
      method: 'POST',
      url: `${path}/delete`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?done=deleted`]);
    expect(await dumpOf(database)).not.toMatch(/sam(?:\+pos)?@|Sam Lee/i);
    expect(files.map(existsSync)).toEqual([false, false, true, true]);
    const page = await app.inject({ url: `${path}?done=deleted` });
    expect(page.body).toContain('Everything about you has been deleted.');
    expect(page.body).toContain('We keep nothing about you.');
  });
});

test('each mail to a visitor leads there, and lets the mail program unsubscribe; those to the sales team do not', async () => {
  const { database, browser } = await openTestServer({ now: () => at });
  await browser().post(POS, leadBody({ email: 'sam@example.com' }));
  const rows = await database.connection.selectFrom('outbox').select('id').orderBy('id').execute();
  const settings = { ...readConfig({ PUBLIC_URL: 'https://tillmatch.example' }), personPath: link.pathFor };
  const mails = [];
  for (const { id } of rows) {
    const queued = await createOutboxRepository(database.connection).find(id);
    if (!queued) throw new Error('The mail is gone');
    const [lead] = await createLeadRepository(database.connection).find([queued.aboutId]);
    const composed = composeMail(queued, lead, leadKinds, settings);
    if (composed.kind === 'mail') mails.push(composed.mail);
  }
  const [visitor, sales] = mails;
  const address = `https://tillmatch.example${link.pathFor('sam@example.com')}`;
  expect(visitor?.unsubscribe).toBe(`${address}/unsubscribe`);
  for (const part of [visitor?.text, visitor?.html]) expect(part).toContain(address);
  expect([sales?.unsubscribe, sales?.text.includes('/my-data/')]).toEqual([undefined, false]);
});

test('an address that was not made here, or with another secret, opens nothing', async () => {
  const { app } = await openTestServer({ sessionSecret: SECRET });
  const [, , token = ''] = link.pathFor('sam@example.com').split('/');
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const foreign = createPersonLink('another secret').pathFor('sam@example.com').split('/')[2];
  for (const wrong of ['x', 'sam@example.com', changed, foreign, token.slice(4)])
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/data.json'],
      ['POST', '/withdraw'],
      ['POST', '/unsubscribe'],
      ['POST', '/delete'],
    ] as const) {
      const answer = await app.inject({ method, url: `/my-data/${encodeURIComponent(wrong ?? '')}${rest}` });
      expect([wrong, rest, answer.statusCode]).toEqual([wrong, rest, 404]);
      expect(answer.body).toContain('sales@tillmatch.example');
    }
});

test('the same inbox has one address, however the mail address was typed, and it does not show it', () => {
  expect(link.pathFor('Sam+news@Example.com')).toBe(link.pathFor('sam@example.com'));
  expect(link.pathFor('kim@example.com')).not.toBe(link.pathFor('sam@example.com'));
  const [, , token = ''] = link.pathFor('sam@example.com').split('/');
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('sam');
  expect(link.inboxOf(token)).toBe('sam@example.com');
});

test.each([
  ['es', 'Lo que guardamos sobre ti', '¿Usas hoy un sistema POS?', '15 de julio de 2026'],
  ['zh', '我们保存的您的资料', '联系方式', '2026年7月15日'],
])('is in the language of the person: %s', async (language, ...words) => {
  const { browser, app } = await openTestServer({ sessionSecret: SECRET, now: () => at });
  const visitor = browser();
  await visitor.post(POS, leadBody({ email: 'ana@example.com' }), { 'accept-language': language });
  const page = await app.inject({ url: link.pathFor('ana@example.com') });
  for (const text of [`<html lang="${language}">`, ...words]) expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/Contact<|Answers<|Wording<|Delete everything|Restaurant type/);
});
