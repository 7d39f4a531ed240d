import { expect, test } from 'vitest';
import { API, openTestServer } from '#tests/support/testServer.ts';

/** The headers that keep a browser from misusing an answer, with their values. */
const GUARDS = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const YEAR = 365 * 24 * 3600;

const ANSWERS = ['/robots.txt', `${API}/point-of-sales`, `${API}/nothing`, '/health/live'];

test.each(ANSWERS)('%s has every guard', async (path) => {
  const { app } = await openTestServer();
  const { headers } = await app.inject({ url: path });
  expect(headers).toMatchObject(GUARDS);
});

test.each(ANSWERS)('%s asks for HTTPS for a year, and only where the site is on HTTPS', async (path) => {
  const askedOf = async (environment: Record<string, string>) => {
    const { app } = await openTestServer({ environment });
    return (await app.inject({ url: path })).headers['strict-transport-security'];
  };
  expect([
    await askedOf({}),
    await askedOf({ HSTS_SUBDOMAINS: 'yes' }),
    await askedOf({ PUBLIC_URL: 'http://tillmatch.local' }),
  ]).toEqual([`max-age=${YEAR}`, `max-age=${YEAR}; includeSubDomains`, undefined]);
});

test('robots may read everything but the interface and the administration, and are told of the sitemap', async () => {
  const { app } = await openTestServer();
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect([headers['content-type'], body.split('\n')]).toEqual([
    'text/plain; charset=utf-8',
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /blog-cms',
      '',
      'Sitemap: https://tillmatch.example/sitemap.xml',
      '',
    ],
  ]);
});

test('who asks too often is told how long to wait, in the text and in the header', async () => {
  const { app } = await openTestServer({ environment: { RATE_LIMIT_REQUESTS: '2' } });
  const ask = () => app.inject({ url: `${API}/point-of-sales` });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const refused = await ask();
  const seconds = Number(refused.headers['retry-after']);
  // The window is a minute, and nearly all of it is left.
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: `Too many requests. Please try again in ${seconds} seconds.` },
  ]);
});

test('a page that was open for too long says so, and to try again', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: 'POST', url: `${API}/comparison-reports`, payload: { email: 'a@b.co' } });
  expect([answer.statusCode, answer.json()]).toEqual([
    419,
    { message: 'This page has been open for too long. Please try again.' },
  ]);
});

test('a fault of ours is said in general words and promises no time', async () => {
  const { app, database } = await openTestServer();
  await database.connection.schema.dropTable('comparison').execute();
  const broken = await app.inject({ url: `${API}/comparisons/AAAAAAAAAAAA` });
  expect([broken.statusCode, broken.headers['retry-after'], broken.json()]).toEqual([
    500,
    undefined,
    { message: 'Something went wrong. Please try again.' },
  ]);
});
