import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentFile, documentPaths } from '#server/http/pageFiles.ts';
import paths from '#tests/support/cases/paths.json' with { type: 'json' };
import { API, openTestServer } from '#tests/support/testServer.ts';

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const documentOf = (style: string, root: string) =>
  `<!doctype html><html><head><title>T</title><meta name="description" content="D"><script type="module" src="/assets/app-1a2b.js"></script><style data-emotion="css">${style}</style></head><body>${root}</body></html>`;
const SHELL = documentOf('', '<div id="root"></div>');
const stylesOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
const SCRIPT = `console.log("${'built '.repeat(300)}")`;
let clientFolder = '';

beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'tillmatch-client-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'index.html'), SHELL);
  for (const path of documentPaths()) {
    const file = join(clientFolder, documentFile(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      documentOf(`h1{content:"${path}"}`, `<div id="root" data-page="${path}"><h1>${path}</h1></div>`),
    );
  }
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
  const unreadableId = await get(`${API}/comparisons/%`);
  expect([unreadableId.statusCode, unreadableId.json()]).toEqual([200, { data: null }]);
  for (const path of [`${API}/%`, `${API}/comparisons/%/%`, '/api/%00']) {
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

test('BL-55 every file says that it comes packed or not, as the browser can read it', async () => {
  const packed = { 'accept-encoding': 'br' };
  for (const path of ['/assets/app-1a2b.js', '/favicon.svg']) {
    for (const headers of [{}, packed]) {
      const { app } = await openTestServer({ clientFolder });
      const answer = await app.inject({ url: path, headers });
      expect([path, answer.statusCode, answer.headers.vary]).toEqual([path, 200, 'Accept-Encoding']);
    }
    const { app } = await openTestServer({ clientFolder, environment: { SITE_ORIGINS: 'https://www.example.com' } });
    expect((await app.inject({ url: path })).headers.vary).toBe('Accept-Encoding, Origin');
  }
});

test('T-10 nothing outside the folder of assets is reached through it', async () => {
  for (const path of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html', '/assets/%00']) {
    const answer = await get(path);
    expect([path, answer.statusCode >= 400 && answer.statusCode < 500, answer.body.includes('<div id="root"')]).toEqual(
      [path, true, false],
    );
  }
});

/** An address that is answered with the document of a path. */
const addressOf = (path: string) => (path === '/404' ? '/no-such-page' : path.replace(/:\w+/, 'AAAAAAAAAAAA'));

test.each(documentPaths())(
  'D36 %s is the same bytes for everybody: packed by br or gzip or plain, each with its tag',
  async (path) => {
    const { app } = await openTestServer({ clientFolder });
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: addressOf(path), headers });
    const plain = await ask({});
    expect(plain.body).toContain(`<h1>${path}</h1>`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [br, gzip] = [
      await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await ask({ 'accept-encoding': 'br;q=0, gzip;q=0.5' }),
    ];
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      plain.body,
    ]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain.body]);
    const tags = [plain, br, gzip].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const answer of [plain, br, gzip])
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
        path === '/404' ? 404 : 200,
        'no-cache',
        'Accept-Encoding, Accept-Language, Cookie',
      ]);

    const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect([head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      '',
      tags[1],
      String(br.rawPayload.length),
    ]);

    const policy = String(plain.headers['content-security-policy']);
    const hash = createHash('sha256').update(stylesOf(plain.body)).digest('base64');
    expect(policy).toContain(`style-src 'self' ${EMPTY_STYLE} 'sha256-${hash}';`);
  },
);

describe('a page that is known already (D36)', () => {
  const ask = async (ifNoneMatch: string, url = '/about-us?from=mail') => {
    const { app } = await openTestServer({ clientFolder });
    const known = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const tag = String(known.headers.etag);
    const headers = { 'accept-encoding': 'br', 'if-none-match': ifNoneMatch.replace('TAG', tag) };
    return { known, answer: await app.inject({ url, headers }) };
  };

  test.each(['TAG', 'W/TAG', '"other", W/TAG', '"a","b",TAG', ' TAG ', '*'])(
    'is not sent again for %s',
    async (tags) => {
      const { known, answer } = await ask(tags);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      // A cache replaces its stored headers with these.
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
        expect([name, answer.headers[name]]).toEqual([name, known.headers[name]]);
    },
  );

  test.each(['"other"', 'W/"other"', ''])('is sent for %j', async (tags) => {
    const { answer } = await ask(tags);
    expect(answer.statusCode).toBe(200);
  });

  test('is sent when it is the page of unknown addresses', async () => {
    const { answer } = await ask('TAG', '/no-such-page');
    expect([answer.statusCode, answer.body === '']).toEqual([404, false]);
  });
});

test('BL-06 the path says what a page is, and never its query', async () => {
  for (const url of [
    '/?ref=https://www.example.com',
    '/?next=/api/auth/user',
    '/?file=/index.html',
    '/?%',
    '/?a=%E0%A4%A&b[]=1&b[]=2&__proto__=x',
    '/quiz?utm_source=news.letter&x=a/b.pdf',
    '/QUIZ/?x',
    '/%71uiz',
    '/blog/6?utm_content=top-25.html',
    '/comparison/AAAAAAAAAAAA?from=https://mail.example/inbox.html',
  ]) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
  }
  for (const url of ['/logo.png', '/quiz.html?x=1', '/a/b.json'])
    expect([url, (await get(url)).headers['content-type']]).toEqual([url, 'application/json; charset=utf-8']);
});

test('what a page may do is said in one policy, without an exception for its styles', async () => {
  const answer = await get('/quiz');
  const hash = createHash('sha256').update('h1{content:"/quiz"}').digest('base64');
  expect(answer.headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${EMPTY_STYLE} 'sha256-${hash}'`,
      "style-src-attr 'none'",
      "img-src 'self' data: https://api.tillmatch.example",
      "font-src 'self'",
      "connect-src 'self' https://api.tillmatch.example",
      "manifest-src 'self'",
      "frame-src 'self' https://video.tillmatch.example https://social.tillmatch.example https://api.tillmatch.example",
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
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is nothing at this address.' }]);
  const others = [
    await visitor.send({ method: 'DELETE', url: `${API}/point-of-sales` }),
    await visitor.post('/quiz', {}),
  ];
  for (const answer of others) expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
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
