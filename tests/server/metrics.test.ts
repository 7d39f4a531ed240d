import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import { startWarnings, warnOfProxy } from '#server/warnings.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const METRICS_TOKEN = 'a token for the tests';
const authorization = `Bearer ${METRICS_TOKEN.replaceAll(' ', '-')}`;
const environment = { METRICS_TOKEN: METRICS_TOKEN.replaceAll(' ', '-') };

describeOnBothDatabases('metrics', (open) => {
  test('tell of requests, leads, and what waits to be sent, since when, and what was given up', async () => {
    const clock = { now: new Date('2025-07-15T10:00:00.000Z') };
    const database = await open();
    const { app, browser } = await openTestServer({ database, environment, now: () => clock.now });
    await browser().post(`${API}/customer-answers/pos`, leadBody());
    const outbox = createOutboxRepository(database.connection);
    const lock = { now: clock.now, lockedUntil: clock.now, limit: 1 };
    const [sales] = await outbox.claim({ ...lock, kind: 'sales' });
    await outbox.finish([sales?.id ?? 0], { outcome: 'failed' }, clock.now);
    clock.now = new Date('2025-07-15T10:01:30.000Z');

    const answer = await app.inject({ url: '/metrics', headers: { authorization } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=/),
    ]);
    const lines = answer.body.split('\n');
    for (const line of [
      'tillmatch_leads{kind="quiz"} 1',
      'tillmatch_outbox_waiting{receiver="visitor"} 1',
      'tillmatch_outbox_oldest_seconds{receiver="visitor"} 90',
      'tillmatch_outbox_failed{receiver="sales"} 1',
      'tillmatch_request_seconds_count{route="/api/restaurant-pos/customer-answers/pos",method="POST",status="201"} 1',
    ])
      expect(lines).toContain(line);
    expect(answer.body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(answer.body).not.toMatch(/sam@|Sam Lee/);
  });
});

test('nobody reads metrics without the token, and without one configured there are none', async () => {
  const [closed, none] = [await openTestServer({ environment }), await openTestServer()];
  const statuses = await Promise.all([
    closed.app.inject('/metrics'),
    closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer another-token' } }),
    none.app.inject({ url: '/metrics', headers: { authorization } }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('a server that others can reach warns of what is not set; one on this machine alone does not', () => {
  const warnings = (given: Record<string, string>) => startWarnings(readConfig(given));
  expect(warnings({})).toEqual([]);
  expect(warnings({ HOST: '0.0.0.0' }).map((line) => line.split(':')[0])).toEqual([
    'SMTP_URL is not set',
    'PUBLIC_URL is not set',
    'SALES_EMAIL is not set',
  ]);
  const all = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://example.com', SALES_EMAIL: 'a@example.com' };
  expect(warnings({ HOST: '0.0.0.0', ...all })).toEqual([]);
});

test('a proxy of ours that is not believed is told of once; a stranger who claims to be one is not', async () => {
  const lines: string[] = [];
  const open = (config: Record<string, string>) => {
    const stream = { write: (line: string) => lines.push(JSON.parse(line).msg) };
    const app = Fastify({ logger: { level: 'warn', stream } });
    warnOfProxy(app, readConfig(config));
    return (remoteAddress: string) =>
      app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.1' } });
  };
  await open({})('198.51.100.7');
  await open({ TRUST_PROXY: '1' })('10.0.0.1');
  expect(lines).toEqual([]);
  const ask = open({});
  await ask('10.0.0.1');
  await ask('10.0.0.1');
  expect(lines).toEqual([
    'TRUST_PROXY does not name the proxy that forwards requests: all visitors share one rate limit.',
  ]);
});
