import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import paths from '#tests/support/cases/paths.json' with { type: 'json' };
import { API, openTestServer } from '#tests/support/testServer.ts';

const SHELL =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/app-1a2b.js" nonce="__CSP_NONCE__"></script></head><body></body></html>';
const SCRIPT = `console.log("${'built '.repeat(300)}")`;
let clientFolder = '';

beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'tillmatch-client-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'index.html'), SHELL);
  writeFileSync(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(clientFolder, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(clientFolder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
});
afterAll(() => rmSync(clientFolder, { recursive: true }));

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { app } = await openTestServer({
    clientFolder,
    environment: { VITE_API_URL: 'https://api.tillmatch.example/v1' },
  });
  return app.inject({ method: 'GET', url, headers });
};

test.each(paths)('R-02 %s is answered with the site or a 4xx, never a 500', async (path) => {
  const answer = await get(path);
  expect([200, 400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.body).not.toMatch(/alert\(1\)|node_modules/);
});

test('R-02 addresses that no router can read are answered too', async () => {
  for (const path of ['/%00', '/%E0%A4%A', `/${'a'.repeat(5000)}`, '/a?%', '/?', '//evil.example/', '/a/../../b']) {
    const answer = await get(path);
    expect([path, [200, 400, 404].includes(answer.statusCode)]).toEqual([path, true]);
  }
  for (const path of [`${API}/%`, `${API}/comparisons/%`, '/api/%00']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { message: expect.any(String) }]);
  }
});

test('R-05 a page is sent for every route of the site with its query, and for unknown ones with a 404', async () => {
  for (const path of [
    '/',
    '/quiz?from=mail',
    '/comparison/AAAAAAAAAAAA',
    '/blog/6',
    '/B',
    '/thank-you?conversion=quote',
  ]) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
  }
  const unknown = await get('/no-such-page');
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('R-05 a missing file is a 404 that is neither HTML nor kept', async () => {
  for (const path of ['/assets/app-deadbeef.js', '/assets/x.css', '/favicon-nope.ico', '/robots.txt', '/index.html']) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
      'no-store',
    ]);
  }
});

test('R-05 a hashed file is kept for ever and sent compressed', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/assets/app-1a2b.js')).body).toBe(SCRIPT);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('nothing outside the folder of assets is reached through it', async () => {
  for (const path of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html', '/assets/%00']) {
    const answer = await get(path);
    expect([path, answer.statusCode >= 400 && answer.statusCode < 500, answer.body.includes('__CSP')]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('each page has one nonce of its own, in its policy and in its markup', async () => {
  const [first, second] = [await get('/'), await get('/quiz')];
  const nonceOf = (markup: string) => [...new Set([...markup.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]))];
  const nonces = [nonceOf(first.body), nonceOf(second.body)];
  expect(nonces).toEqual([[expect.stringMatching(/^[\w+/]{22}==$/)], [expect.stringMatching(/^[\w+/]{22}==$/)]]);
  expect(nonces[0]).not.toEqual(nonces[1]);
  expect(first.headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonces[0]?.[0]}'`,
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.tillmatch.example",
      "manifest-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  );
});

test('unknown addresses of the API are JSON, for another product and another method as well', async () => {
  const { browser } = await openTestServer({ clientFolder });
  const visitor = browser();
  const answers = [
    await visitor.get('/api/pos/nope'),
    await visitor.get('/api'),
    await visitor.get('/api/hotel-pms/point-of-sales'),
    await visitor.post('/api/hotel-pms/customer-answers/pos', {}),
    await visitor.send({ method: 'DELETE', url: `${API}/point-of-sales` }),
    await visitor.post('/quiz', {}),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is nothing at this address.' }]);
});
