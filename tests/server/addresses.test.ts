import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import paths from '#tests/support/cases/paths.json' with { type: 'json' };
import { API, openTestServer } from '#tests/support/testServer.ts';

const SHELL =
  '<!doctype html><html><head><title>T</title><meta name="description" content="D"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/app-1a2b.js" nonce="__CSP_NONCE__"></script></head><body><div id="root"></div></body></html>';
const SCRIPT = `console.log("${'built '.repeat(300)}")`;
let clientFolder = '';

beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'tillmatch-client-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'index.html'), SHELL);
  mkdirSync(join(clientFolder, 'pages'));
  writeFileSync(
    join(clientFolder, 'pages/about-us.html'),
    '<style nonce="__CSP_NONCE__">h1{}</style><h1>About us</h1>',
  );
  mkdirSync(join(clientFolder, 'social'));
  writeFileSync(join(clientFolder, 'social/default.png'), 'png');
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
  for (const path of ['/assets/app-deadbeef.js', '/assets/x.css', '/favicon-nope.ico', '/index.html']) {
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
  expect((await get('/social/default.png')).headers['content-type']).toBe('image/png');
  expect((await get('/pages/about-us.html')).statusCode).toBe(404);
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
      'frame-src https://video.tillmatch.example https://social.tillmatch.example',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify default',
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

test('a page whose content was made at build has it in its first response, under the response’s own nonce', async () => {
  const answer = await get('/about-us');
  const [, nonce = ''] =
    /style-src 'self' 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
  expect(nonce).not.toBe('');
  expect(answer.body).toContain(
    `<div id="root" data-page="/about-us"><style nonce="${nonce}">h1{}</style><h1>About us</h1></div>`,
  );
  for (const path of ['/blog-cms', '/auth/login', '/no-such-page', '/quiz'])
    expect((await get(path)).body).toContain('<div id="root"></div>');
});

test('crawlers are told what each page is, without a script being run', async () => {
  const tag = (body: string, pattern: RegExp) => pattern.exec(body)?.[1];
  const about = (await get('/about-us/?from=mail')).body;
  expect(tag(about, /<title>([^<]*)/)).toBe('About us | TillMatch');
  expect(tag(about, /rel="canonical" href="([^"]*)"/)).toBe('https://tillmatch.example/about-us');
  expect(tag(about, /property="og:image" content="([^"]*)"/)).toBe('https://tillmatch.example/social/default.png');
  expect(about).toContain('"@type":"BreadcrumbList"');
  const article = (await get('/blog/6')).body;
  expect(tag(article, /<title>([^<]*)/)).toBe('Top 25 Restaurant POS Systems for 2025 | TillMatch');
  expect(tag(article, /property="og:type" content="([^"]*)"/)).toBe('article');
  expect(article).toContain('"@type":"Article"');
  expect((await get('/')).body).toContain('"@type":"Organization"');
  expect((await get('/top-pos-software')).body).toContain('"@type":"ItemList"');
  expect((await get('/how-it-works')).body).toContain('"@type":"FAQPage"');
});

test('pages of one person, of the owner and unknown ones are kept out of search engines and repeat no address', async () => {
  for (const path of ['/comparison/AAAAAAAAAAAA', '/thank-you', '/blog-cms', '/blog/999999', '/no-such-page?q=<b>']) {
    const { body } = await get(path);
    expect([path, body.includes('content="noindex"'), body.includes('rel="canonical"')]).toEqual([path, true, false]);
  }
});

test('the sitemap lists the pages that may be found, and robots.txt names it', async () => {
  const sitemap = (await get('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>https://tillmatch.example/blog/6</loc>');
  expect(sitemap).not.toMatch(/:articleId|blog-cms|thank-you|auth/);
  const robots = await get('/robots.txt');
  expect([robots.statusCode, robots.body.includes('Sitemap: https://tillmatch.example/sitemap.xml')]).toEqual([
    200,
    true,
  ]);
});

describe('a site with an analytics service (D30)', () => {
  const getPage = async (headers: Record<string, string> = {}) => {
    const { app } = await openTestServer({
      clientFolder,
      environment: {
        ANALYTICS_SCRIPT: 'https://tags.example.com/site.js?id=42&kind=web',
        ANALYTICS_ORIGINS: 'https://*.reports.example',
      },
    });
    return app.inject({ method: 'GET', url: '/', headers });
  };
  const policyOf = (answer: Awaited<ReturnType<typeof getPage>>) => String(answer.headers['content-security-policy']);

  test('has its script in every page, and the policy lets it load and report', async () => {
    const answer = await getPage();
    expect(answer.body).toContain(
      '<script src="https://tags.example.com/site.js?id=42&amp;kind=web" async data-analytics></script>',
    );
    expect(answer.headers.vary).toContain('Sec-GPC');
    const policy = policyOf(answer);
    for (const directive of ["script-src 'self'", "connect-src 'self'", "img-src 'self' data:"])
      expect(policy).toContain(`${directive} https://tags.example.com https://*.reports.example;`);
    expect(policy).not.toMatch(/unsafe|require-trusted-types-for/);
  });

  test('has none of it for a browser that asks not to be followed', async () => {
    const answer = await getPage({ 'sec-gpc': '1' });
    expect(answer.body).not.toMatch(/analytics|tags\.example/);
    expect(answer.headers.vary).toContain('Sec-GPC');
    expect(policyOf(answer)).not.toMatch(/tags\.example|reports\.example/);
    expect(policyOf(answer)).toContain("require-trusted-types-for 'script'");
  });
});
