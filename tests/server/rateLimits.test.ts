import { expect, test } from 'vitest';
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
