import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createWebhook } from '#server/mail/webhook.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { detailedQuoteBody, savingBody } from '#tests/support/savingBody.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const secret = 'a secret of thirty-two characters';
const at = new Date('2025-07-15T10:00:00.000Z');

/** A receiver, and a site that posts leads to it. */
async function openSite() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answers: number[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 204, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`;

  const clock = { now: at };
  const now = () => clock.now;
  const database = await openMemoryDatabase();
  const environment = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret };
  const desk = await openDesk({ database, now, environment });
  const worker = createOutboxWorker({
    connection: database.connection,
    settings: readConfig({ PUBLIC_URL: 'https://tillmatch.example' }),
    deliver: async () => undefined,
    postLead: createWebhook({ url, secret }, now),
    now,
    log: { warn: () => undefined, error: () => undefined } as never,
  });
  const outcomes = () =>
    database.connection.selectFrom('outbox').select(['outcome', 'attempts']).where('kind', '=', 'webhook').execute();
  const pass = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { received, answers, desk, visitor: desk.browser(), worker, outcomes, pass };
}

test('a lead is posted with a signature that its receiver can check', async () => {
  const { received, visitor, worker } = await openSite();
  const answer = await visitor.post(`${API}/demo-requests`, { ...demoBody(), trace: { seconds: 0.3 } });
  await worker.deliverDue();
  const [{ headers, body } = { headers: {}, body: '' }, ...others] = received;
  expect(others).toEqual([]);
  const { id } = answer.json().data;
  expect(JSON.parse(body)).toEqual({
    id,
    type: 'demoRequest',
    createdAt: at.toISOString(),
    suspicion: 'tooFast',
    lead: demoBody(),
  });
  const timestamp = String(at.getTime() / 1000);
  expect([headers['x-tillmatch-id'], headers['x-tillmatch-timestamp'], headers['content-type']]).toEqual([
    id,
    timestamp,
    'application/json',
  ]);
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  expect(headers['x-tillmatch-signature']).toBe(`sha256=${expected}`);
});

test('every kind of lead is posted', async () => {
  const { received, visitor, worker } = await openSite();
  await visitor.post(`${API}/customer-answers/pos`, leadBody());
  await visitor.post(`${API}/quotes`, quoteBody());
  await visitor.post(`${API}/businesses`, listingBody());
  await visitor.post(`${API}/demo-requests`, demoBody());
  await visitor.post(`${API}/comparison-reports`, { email: 'sam@example.com' });
  await visitor.post(`${API}/customer-answers/pos/start-quiz`, { email: 'sam@example.com' });
  await visitor.post(`${API}/customer-answers/saving`, savingBody());
  await visitor.post(`${API}/customer-answers/saving/detailed-quote`, detailedQuoteBody());
  while ((await worker.deliverDue()) > 0);
  expect(received.map(({ body }) => JSON.parse(body).type).sort()).toEqual(leadKinds.map(({ name }) => name).sort());
});

test('a receiver that refuses, or sends elsewhere, is tried again; the id tells that it is the same lead', async () => {
  const { received, answers, visitor, worker, outcomes, pass } = await openSite();
  answers.push(500, 302);
  await visitor.post(`${API}/businesses`, listingBody());
  for (let times = 0; times < 3; times += 1) {
    await worker.deliverDue();
    pass(3600_000);
  }
  expect(await outcomes()).toEqual([{ outcome: 'sent', attempts: 3 }]);
  expect(new Set(received.map(({ headers }) => headers['x-tillmatch-id'])).size).toBe(1);
  expect(received).toHaveLength(3);
});

test('without a webhook nothing is queued for one', async () => {
  const { browser, database } = await openTestServer();
  await browser().post(`${API}/businesses`, listingBody());
  const kinds = await database.connection.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['visitor', 'sales']);
});

test('a webhook without a secret stops the start', () => {
  const read = () => readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example.com/leads' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/LEADS_WEBHOOK_SECRET is needed with LEADS_WEBHOOK_URL/);
});

test('the desk tries the webhook without a lead, and says why it was not accepted', async () => {
  const { received, answers, desk } = await openSite();
  const owner = await desk.signIn('owner');
  const ask = async () => (await owner.post('/api/desk/test-post', {})).json().data;
  expect(await ask()).toEqual({ to: expect.stringMatching(/^127\.0\.0\.1:\d+$/), reason: '' });
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = received;
  expect(JSON.parse(body)).toMatchObject({ type: 'test', lead: {}, createdAt: at.toISOString() });
  const signed = `${headers['x-tillmatch-timestamp']}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  expect(headers['x-tillmatch-signature']).toBe(`sha256=${signature}`);
  answers.push(503, 302);
  expect((await ask()).reason).toBe('The webhook answered 503');
  expect((await ask()).reason).toContain('another address');
  expect(received).toHaveLength(3);
});
