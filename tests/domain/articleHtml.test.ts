import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '#domain/articles/html/article.ts';
import { linksOf, sectionsOf, sourcesOf, wordCount } from '#domain/articles/html/outline.ts';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import hostile from '#tests/support/cases/article-html.json' with { type: 'json' };

const text = (words: string) => ({ kind: 'text' as const, text: words });
const paragraph = (words: string): Block => ({ kind: 'paragraph', children: [text(words)] });

const [script, image, scriptLink, handler, frame, harmless] = hostile;

test('a script leaves nothing', () => expect(readArticle(script ?? '')).toEqual([]));
test('a picture with a handler leaves nothing', () => expect(readArticle(image ?? '')).toEqual([]));
test('a link to a script is its words', () => expect(readArticle(scriptLink ?? '')).toEqual([paragraph('go')]));
test('a handler is left out', () => expect(readArticle(handler ?? '')).toEqual([paragraph('t')]));
test('a frame leaves nothing', () => expect(readArticle(frame ?? '')).toEqual([]));
test('headings and tables survive', () => {
  expect(readArticle(harmless ?? '')).toEqual([
    { kind: 'heading', level: 2, id: 'section-keep-me', children: [text('Keep me')] },
    { kind: 'table', head: [], rows: [[{ heading: false, children: [text('and me')] }]] },
  ]);
});

test.each([
  ['JaVaScRiPt:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['java&#9;script:alert(1)'],
  ['&#106;avascript:alert(1)'],
  ['javascript&colon;alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['blob:x'],
  ['relative'],
])('a link to %j is its words', (href) => {
  expect(readArticle(`<p><a href="${href}">go</a></p>`)).toEqual([paragraph('go')]);
});

test.each([
  ['/blog/6'],
  ['#section-prices'],
  ['https://pos.example/a?b=1&c=2'],
  ['mailto:a@b.example'],
  ['tel:+15125550100'],
])('a link to %s stays', (href) => {
  expect(readArticle(`<a href='${href}'>go</a>`)).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href, children: [text('go')] }] },
  ]);
});

test.each([
  ['<svg><script>x</script></svg>', []],
  ['<scr<script>ipt>alert(1)</script>', [paragraph('ipt>alert(1)')]],
  ['<style>p{}</style>a', [paragraph('a')]],
  ['<!-- <p>no</p> -->a', [paragraph('a')]],
  ['a<!-- never closed <b>', [paragraph('a')]],
  ['<p title="a>b">c</p>', [paragraph('c')]],
  ['<p title="never closed>c</p>', []],
  ['1 < 2 & 3 &lt; 4 &bogus; &#x2014;', ['1 < 2 & 3 < 4 &bogus; —']],
  ['<p>a<p>b', [paragraph('a'), paragraph('b')]],
  ['<div>a</div>b', [paragraph('a'), paragraph('b')]],
  ['<script>unclosed <p>x</p>', []],
  ['<form><input value="x"><button>b</button></form>', [paragraph('b')]],
])('%s is read as a browser would', (html, expected) => {
  const words = (blocks: Block[]) =>
    blocks.map((block) =>
      block.kind === 'paragraph'
        ? block.children.map((child) => (child.kind === 'text' ? child.text : '')).join('')
        : block,
    );
  const wanted = expected.map((block) => (typeof block === 'string' ? block : words([block])[0]));
  expect(words(readArticle(html))).toEqual(wanted);
});

test('items and cells without end tags are siblings', () => {
  expect(readArticle('<ul><li>a<li>b<ul><li>c</ul></ul>')).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [[paragraph('a')], [paragraph('b'), { kind: 'list', ordered: false, items: [[paragraph('c')]] }]],
    },
  ]);
  expect(readArticle('<table><tr><th>h<th>i<tr><td>a<td>b</table>')).toEqual([
    {
      kind: 'table',
      head: [['h', 'i'].map((cell) => ({ heading: true, children: [text(cell)] }))],
      rows: [['a', 'b'].map((cell) => ({ heading: false, children: [text(cell)] }))],
    },
  ]);
});

test('headings of the same words have ids of their own, and those of no letters have one too', () => {
  const ids = readArticle('<h2>Café &amp; Prix</h2><h3>Café &amp; Prix</h3><h2>?!</h2><h2>价格</h2>').map((block) =>
    block.kind === 'heading' ? [block.level, block.id] : [],
  );
  expect(ids).toEqual([
    [2, 'section-cafe-prix'],
    [3, 'section-cafe-prix-2'],
    [2, 'section-part'],
    [2, 'section-价格'],
  ]);
});

test('sections, sources, links and words are read off the blocks', () => {
  const blocks = readArticle(
    '<h2>One <em>two</em></h2><p>three<a href="source:b"></a> <a href="/blog">four</a></p><ul><li>five<a href="source:a"></a><a href="source:b"></a></li></ul>',
  );
  expect(sectionsOf(blocks)).toEqual([{ id: 'section-one-two', title: 'One two' }]);
  expect(sourcesOf(blocks)).toEqual(['b', 'a']);
  expect(linksOf(blocks)).toEqual(['/blog']);
  expect(wordCount(blocks)).toBe(5);
});

test('no text makes it fail, and no link in the result leads to a script', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '<a href=',
      '"',
      "'",
      'javascript:',
      '<b>',
      '</b>',
      '<li>',
      '<table>',
      '<td>',
      '<!--',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const links = linksOf(readArticle(pieces.join('')));
      return links.every((href) => /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href));
    }),
  );
});

test('more words than a call can take arguments are read', () => {
  const [block] = readArticle(`<a href="javascript:x">start${'<br>'.repeat(200_000)}end</a>`);
  expect(block?.kind === 'paragraph' && block.children.length).toBe(200_002);
});
