import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HeadSource } from '#domain/pages/pageHead.ts';

// A text in the documents may hold any character; a browser has to read it back as it was written.
const HOSTILE = `"Best" <b>POS</b> & 'more' </script><script>alert(1)</script>`;

const source = vi.hoisted(() => ({ value: {} as HeadSource }));
vi.mock('#domain/pages/headSource.ts', () => ({
  get headSource() {
    return source.value;
  },
}));

const window = new Window();
beforeAll(() => {
  source.value = {
    routes: [
      { path: '/', title: HOSTILE, description: HOSTILE },
      { path: '/blog', title: HOSTILE, description: HOSTILE },
      { path: '/blog/:articleId', title: 'Article', description: 'An article' },
      { path: '/how-it-works', title: HOSTILE, description: HOSTILE },
      { path: '/a"b', title: 'A', description: 'B' },
    ],
    articles: [{ id: '1', title: HOSTILE, excerpt: HOSTILE, author: HOSTILE }],
    topSystems: [HOSTILE],
    site: { brand: { name: HOSTILE, slogan: HOSTILE }, company: { name: HOSTILE, address: HOSTILE } },
    questions: [{ question: HOSTILE, answer: HOSTILE }],
    notFound: 'Page not found',
  };
});
afterAll(() => window.close());

async function headOf(path: string) {
  const { headHtml } = await import('#server/http/headHtml.ts');
  const html = headHtml({ path, language: 'en', languages: ['en'] }, 'https://tillmatch.example');
  const document = new window.DOMParser().parseFromString(
    `<html><head>${html}</head><body></body></html>`,
    'text/html',
  );
  return { html, head: document.head };
}

test.each(['/', '/blog', '/blog/1', '/how-it-works', '/nowhere'])(
  'the head of %s says what the documents say, whatever they hold',
  async (path) => {
    const { head } = await headOf(path);
    const brand = path === '/nowhere' ? `Page not found | ${HOSTILE}` : `${HOSTILE} | ${HOSTILE}`;
    expect(head.querySelector('title')?.textContent).toBe(brand);
    const contents = [...head.querySelectorAll('meta')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
    expect(contents).toEqual(
      expect.arrayContaining([
        ['description', HOSTILE],
        ['og:description', HOSTILE],
        ['twitter:description', HOSTILE],
        ['og:site_name', HOSTILE],
        ['og:title', brand],
        ['twitter:title', brand],
      ]),
    );
    // Nothing got out of its attribute or element.
    const tags = new Set([...head.querySelectorAll('*')].map(({ tagName }) => tagName));
    expect([...tags].filter((tag) => !['TITLE', 'META', 'LINK', 'SCRIPT'].includes(tag))).toEqual([]);
    const scripts = [...head.querySelectorAll('script')];
    expect(scripts.every((script) => script.getAttribute('type') === 'application/ld+json')).toBe(true);
    for (const script of scripts) expect(() => JSON.parse(script.textContent ?? '')).not.toThrow();
  },
);

test('the records are the documents’ own words', async () => {
  const { head } = await headOf('/how-it-works');
  const records = [...head.querySelectorAll('script')].map((script) => JSON.parse(script.textContent ?? ''));
  expect(records[0].mainEntity).toEqual([
    { '@type': 'Question', name: HOSTILE, acceptedAnswer: { '@type': 'Answer', text: HOSTILE } },
  ]);
});

test('an address is whole in its attribute', async () => {
  const { html } = await headOf('/a"b');
  const [, href = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
  expect(href.replaceAll('&quot;', '"').replaceAll('%22', '"')).toBe('https://tillmatch.example/a"b');
});
