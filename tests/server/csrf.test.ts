import { expect, test } from 'vitest';
import { leadBody } from '#tests/support/leadBody.ts';
import { API, createBrowser, openTestServer } from '#tests/support/testServer.ts';

const START = `${API}/customer-answers/pos/start-quiz`;
const start = { email: 'sam@example.com' };

test('the token can be read by scripts, the session cannot, and neither is stored', async () => {
  const { app, database } = await openTestServer();
  const answer = await app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^tillmatch_session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^XSRF-TOKEN=[^;]+; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/),
  ]);
  expect(await database.connection.selectFrom('admin_session').selectAll().execute()).toEqual([]);
});

test('a visitor has no user, which is not an error (D33)', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: 'GET', url: '/api/auth/user' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('N-02 every one of 200 tokens is accepted, as decoded by a browser and as in the cookie', async () => {
  const { browser } = await openTestServer({ environment: { RATE_LIMIT_LEADS: '1000', RATE_LIMIT_REQUESTS: '1000' } });
  const visitor = browser();
  const seen = new Set<string>();
  for (let times = 0; times < 200; times += 1) {
    await visitor.prepare();
    const encoded = visitor.cookies.get('XSRF-TOKEN') ?? '';
    seen.add(encoded);
    const headers = times % 2 === 0 ? {} : { 'x-xsrf-token': encoded };
    const answer = await visitor.post(START, start, headers);
    expect([encoded, answer.statusCode]).toEqual([encoded, 201]);
  }
  const all = [...seen].join('');
  expect([seen.size, ...['%2B', '%2F', '%3D'].map((part) => all.includes(part))]).toEqual([200, true, true, true]);
});

test('N-03 a lost cookie and a new secret are a 419, after which a fresh token works', async () => {
  const { browser } = await openTestServer();
  const forgetful = browser();
  await forgetful.prepare();
  forgetful.cookies.delete('tillmatch_session');
  const refused = await forgetful.post(START, start);
  expect([refused.statusCode, refused.json()]).toEqual([
    419,
    { message: 'This page has been open for too long. Please try again.' },
  ]);
  await forgetful.prepare();
  expect((await forgetful.post(START, start)).statusCode).toBe(201);

  const restarted = await openTestServer({ sessionSecret: 'another secret that is long enough as well' });
  const moved = createBrowser(restarted.app);
  for (const [name, value] of forgetful.cookies) moved.cookies.set(name, value);
  expect((await moved.post(START, start)).statusCode).toBe(419);
  await moved.prepare();
  expect((await moved.post(START, start)).statusCode).toBe(201);
});

test('N-03 a session ends after twelve hours, and the next token begins a new one', async () => {
  let time = new Date('2025-07-15T10:00:00Z');
  const { browser } = await openTestServer({ now: () => time });
  const visitor = browser();
  await visitor.prepare();
  time = new Date('2025-07-15T22:00:01Z');
  expect((await visitor.post(START, start)).statusCode).toBe(419);
  await visitor.prepare();
  expect((await visitor.post(START, start)).statusCode).toBe(201);
});

test('a token of somebody else, a made-up one and none at all are refused', async () => {
  const { browser } = await openTestServer();
  const [visitor, other] = [browser(), browser()];
  await visitor.prepare();
  await other.prepare();
  const foreign = decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '');
  for (const token of [foreign, 'abc.def', '.', '%', '%E0%A4%A', '']) {
    const answer = await visitor.post(START, start, { 'x-xsrf-token': token });
    expect([token, answer.statusCode]).toEqual([token, 419]);
  }
});

test('a page of another site cannot write even with the right token', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  const write = (origin: string, host = 'localhost') => visitor.post(START, start, { origin, host });
  expect((await write('https://evil.example')).statusCode).toBe(419);
  expect((await write('null')).statusCode).toBe(419);
  expect((await write('https://tillmatch.example')).statusCode).toBe(201);
  expect((await write('http://localhost:4173', 'localhost:4173')).statusCode).toBe(201);
});

test('N-01 a configured site on another origin may ask, write and read; any other may not', async () => {
  const site = 'http://localhost:4173';
  const { browser } = await openTestServer({ environment: { SITE_ORIGINS: site } });
  const visitor = browser();
  const preflight = await visitor.send({
    method: 'OPTIONS',
    url: `${API}/customer-answers/pos`,
    headers: { origin: site, 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': expect.stringMatching(/X-XSRF-TOKEN.*Idempotency-Key/),
    vary: expect.stringContaining('Origin'),
  });
  const written = await visitor.post(`${API}/customer-answers/pos`, leadBody(), { origin: site });
  expect([written.statusCode, written.headers['access-control-allow-origin']]).toEqual([201, site]);
  const refused = await visitor.post(START, {}, { origin: site });
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([422, site]);

  const foreign = await visitor.post(START, start, { origin: 'https://evil.example' });
  expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([419, undefined]);
});

test('BL-20 a cookie of the same name of a parent domain does not lock anybody out', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  await visitor.prepare();
  const ours = visitor.cookies.get('XSRF-TOKEN') ?? '';
  const statusOf = async (header: string) => (await visitor.post(START, start, { 'x-xsrf-token': header })).statusCode;
  expect(await statusOf(`another,${ours}`)).toBe(201);
  expect(await statusOf(`${ours},%E0%A4%A,`)).toBe(201);
  expect(await statusOf('another,still-another')).toBe(419);
  expect(await statusOf(`${'a,'.repeat(100)}${ours}`)).toBe(419);
});

test('T-01 a session from the future is none', async () => {
  let now = new Date('2026-11-28T12:00:00Z');
  const { browser } = await openTestServer({ now: () => now });
  const visitor = browser();
  await visitor.prepare();
  now = new Date('2026-11-28T11:59:30Z');
  expect((await visitor.post(START, start)).statusCode).toBe(201);
  now = new Date('2026-11-28T11:00:00Z');
  expect((await visitor.post(START, start)).statusCode).toBe(419);
});
