import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { startFakeSmtp } from '#tests/support/fakeSmtp.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API } from '#tests/support/testServer.ts';

const MESSAGES = '/api/desk/messages';
const webhook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) };
type Shown = { id: number; receiver: string; state: string; reason: string; attempts: number };

describeOnBothDatabases('the messages of the desk', (open) => {
  test('are listed with why they were not delivered, are retried, and say how delivery goes', async () => {
    const clock = { now: new Date('2025-07-15T08:00:00.000Z') };
    const database = await open();
    const desk = await openDesk({ database, environment: webhook, now: () => clock.now });
    await desk.browser().post(`${API}/customer-answers/pos`, leadBody());
    const refused = Object.assign(new Error('no'), {
      responseCode: 550,
      response: '550 5.1.1 No such user',
      command: 'RCPT TO',
    });
    const worker = createOutboxWorker({
      connection: database.connection,
      settings: readConfig(webhook),
      deliver: async (_mail, audience) => {
        if (audience === 'visitor') throw refused;
      },
      postLead: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('unexpected redirect') })),
      now: () => clock.now,
      log: { warn: () => undefined, error: () => undefined },
    });
    await worker.deliverDue();

    const sales = await desk.signIn('sales');
    const list = async (query = ''): Promise<Shown[]> => (await sales.get(`${MESSAGES}${query}`)).json().data;
    const all = await list();
    const reasonOf = (receiver: string) => all.find((message) => message.receiver === receiver);
    expect(reasonOf('visitor')).toMatchObject({
      state: 'failed',
      attempts: 1,
      reason: 'The mail server refused the address for good: 550 5.1.1 No such user',
    });
    expect(reasonOf('sales')).toMatchObject({ state: 'sent', reason: '' });
    expect(reasonOf('webhook')).toMatchObject({
      state: 'waiting',
      reason: 'The receiver answered with another address, and a lead goes only where its owner said',
    });
    expect((await list('?state=failed')).map(({ receiver }) => receiver)).toEqual(['visitor']);
    expect(await list('?receiver=webhook&state=sent')).toEqual([]);
    expect((await sales.get(`${MESSAGES}?state=lost`)).statusCode).toBe(400);

    const health = (await sales.get('/api/desk/message-health')).json().data;
    expect(health).toMatchObject({ mails: 'files', hasWebhook: true, held: '' });
    expect(health.lanes).toMatchObject([
      { receiver: 'visitor', waiting: 0, failed: 1, lastSentAt: null },
      { receiver: 'sales', waiting: 0, failed: 0, lastSentAt: clock.now.toISOString(), reason: '' },
      { receiver: 'webhook', waiting: 1, failed: 0, lastSentAt: null },
    ]);

    const failed = reasonOf('visitor')?.id;
    expect((await sales.post(`${MESSAGES}/${failed}/retry`, {})).json()).toEqual({ data: { retried: 1 } });
    expect(await list('?state=failed')).toEqual([]);
    expect((await sales.post(`${MESSAGES}/${reasonOf('sales')?.id}/retry`, {})).json()).toEqual({
      data: { retried: 0 },
    });
    expect((await sales.post(`${MESSAGES}/retry`, {})).json()).toEqual({ data: { retried: 2 } });
  });

  test('are shown as they would be sent now, or why there are no words for them', async () => {
    const database = await open();
    const desk = await openDesk({ database, environment: webhook });
    await desk.browser().post(`${API}/customer-answers/pos`, leadBody());
    const owner = await desk.signIn('owner');
    const all: Shown[] = (await owner.get(MESSAGES)).json().data;
    const preview = async (receiver: string) =>
      (await owner.get(`${MESSAGES}/${all.find((message) => message.receiver === receiver)?.id}`)).json().data;
    expect(await preview('visitor')).toMatchObject({
      to: 'sam@example.com',
      subject: expect.stringContaining('TillMatch'),
      text: expect.stringContaining('Hello Sam'),
      hasHtml: true,
      fault: '',
    });
    const visitor = all.find(({ receiver }) => receiver === 'visitor')?.id;
    const framed = await owner.get(`${MESSAGES}/${visitor}/html`);
    expect(framed.body).toMatch(/^<!doctype html>/);
    expect(framed.headers['x-frame-options']).toBe(undefined);
    const policy = String(framed.headers['content-security-policy']);
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
      "default-src 'none'; style-src-attr 'unsafe-hashes'; frame-ancestors 'self'; sandbox allow-popups",
    );
    expect(policy.match(/sha256-/g)?.length).toBeGreaterThan(5);
    const posted = all.find(({ receiver }) => receiver === 'webhook')?.id;
    expect((await owner.get(`${MESSAGES}/${posted}/html`)).statusCode).toBe(404);
    expect(JSON.parse((await preview('webhook')).text)).toMatchObject({ type: 'quiz', lead: { name: 'Sam Lee' } });
    await database.connection
      .updateTable('outbox')
      .set({ mail: JSON.stringify({ template: 'quiz', version: 0, language: 'en', messageId: '<1@x>' }) })
      .execute();
    expect((await preview('sales')).fault).toBe('This release has no words for "quiz" in version 0');
    for (const id of ['0', 'x', '99999999999999999'])
      expect((await owner.get(`${MESSAGES}/${id}`)).statusCode).toBe(404);
  });
});

test('a test mail goes to the account that asks for it, and a refusal is said in words', async () => {
  const smtp = await startFakeSmtp();
  const desk = await openDesk({ environment: { SMTP_URL: smtp.url } });
  const owner = await desk.signIn('owner');
  const ask = async () => (await owner.post('/api/desk/test-mail', {})).json().data;
  expect(await ask()).toEqual({ to: 'owner@tillmatch.example', reason: '' });
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['owner@tillmatch.example']]);
  smtp.refusal = { code: 451, message: '4.3.0 Try again' };
  expect((await ask()).reason).toBe('The mail server wants to be asked again later: 451 4.3.0 Try again');
});
