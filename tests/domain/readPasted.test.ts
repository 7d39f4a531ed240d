import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksOf } from '#domain/articles/html/outline.ts';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import { readPasted } from '#domain/articles/html/readPasted.ts';
import { writeArticle } from '#domain/articles/html/writeArticle.ts';

/** What each program puts on the clipboard, with everything it adds. */
const copied = (from: string) =>
  readFileSync(new URL(`../support/cases/clipboard/${from}.html`, import.meta.url), 'utf8');

/** One top-level element per line, with white space as a browser shows it. */
const pasted = (html: string) => readPasted(html).map((block) => writeArticle([block]).replace(/\s+/g, ' '));

test('BL-08 Google Docs: bold where it was bold, headings, lists inside lists, tables and links', () => {
  expect(pasted(copied('google-docs'))).toEqual([
    '<h2>What a card costs</h2>',
    '<p>Plain <strong>strong</strong><em> slanted</em> and <a href="https://pos.example/rates?page=2&amp;copy=1">a link</a>.</p>',
    '<ul><li><p>Fees</p><ul><li><p>monthly</p></li></ul></li><li><p><s>Contract</s></p></li></ul>',
    '<table><tbody><tr><td><strong>System</strong></td><td><strong>Rate</strong></td></tr><tr><td>Square</td><td>2.6%<br>+ 15¢</td></tr></tbody></table>',
  ]);
});

test('Word: title, headings and the lists that are paragraphs; neither markers nor styles nor the name of the file', () => {
  expect(pasted(copied('word'))).toEqual([
    '<h2>Leaving a contract</h2>',
    '<h2>Before you sign</h2>',
    '<p>Read the <strong>last page</strong> and <em>the annex</em>, <u>both</u>. See <a href="https://pos.example/terms">the terms</a>.</p>',
    '<ul><li><p>Notice period</p><ul><li><p>in months</p></li></ul></li><li><p>Early fee</p></li></ul>',
    '<ol><li><p>Write</p></li><li><p>Wait</p></li></ol>',
  ]);
});

test('Outlook on the desktop: paragraphs and lists, and the cells of a table that only lays out a signature', () => {
  expect(pasted(copied('outlook-desktop'))).toEqual([
    '<p>Hi Sam,</p>',
    '<p>the reader is <strong>paid for</strong>.<br>The till is not.</p>',
    '<ul><li><p>counter</p></li><li><p>kitchen</p></li></ul>',
    '<p>Maria Lopez</p>',
    '<p><a href="tel:+15125550143">512 555 0143</a></p>',
  ]);
});

test('Outlook on the web: a division is a paragraph', () => {
  expect(pasted(copied('outlook-web'))).toEqual([
    '<p>First line</p>',
    '<p>Second <strong>line</strong></p>',
    '<ol><li><p>one</p></li><li><p>two</p></li></ol>',
  ]);
});

test('Notion: lists, a callout, a toggle, a quote, code as it was written, a table with its head', () => {
  expect(pasted(copied('notion'))).toEqual([
    '<h2>Opening day</h2>',
    '<p>Bring the <strong>reader</strong> and <code>SETUP</code>.</p>',
    '<ul><li><p>Floor </p><ul><li><p>bar</p></li></ul></li><li><p>Kitchen</p></li></ul>',
    '<ul><li><p>Order paper</p></li></ul>',
    '<p>Ask for the rate.</p>',
    '<p>More</p>',
    '<p>Hidden detail</p>',
    '<blockquote><p>Cash is king.</p></blockquote>',
    '<pre><code>rate = 2.6 fee = 0.15</code></pre>',
    '<table><tbody><tr><th>Plan</th><th>Fee</th></tr><tr><td>Plus</td><td>$69</td></tr></tbody></table>',
  ]);
});

test('a chat: a blank line parts paragraphs, a single break stays, buttons and pictures are left out', () => {
  expect(pasted(copied('chat'))).toEqual([
    '<p>Card rate: <strong>2.6%</strong></p>',
    '<p>Monthly fee: $69<br>per till</p>',
    '<ul><li><p>bar</p></li></ul>',
    '<p>See you</p>',
    '<p>Maria</p>',
  ]);
});

test('another site: neither its menu nor what it hides, and marks around blocks go into them', () => {
  expect(pasted(copied('other-site'))).toEqual([
    '<h2>Tips for tills</h2>',
    '<p>Three <em>good</em> reasons.<a href="#note-1">1</a></p>',
    '<p>A till</p>',
    '<p><a href="https://news.example/more">Read <strong>more</strong></a></p>',
    '<p><strong>All</strong></p>',
    '<p><strong>bold</strong></p>',
    '<p>Fees</p>',
    '<table><tbody><tr><th>A</th></tr><tr><td>1<br>2</td></tr></tbody></table>',
  ]);
});

test('BL-12 Excel: the cells as a table', () => {
  expect(pasted(copied('excel'))).toEqual([
    '<table><tbody><tr><td>System</td><td>Rate</td></tr><tr><td>Square</td><td>2.6%</td></tr></tbody></table>',
  ]);
});

test.each([
  [
    'BL-09 divisions',
    '<div>Card rate: 2.6%</div><div>Monthly fee: $69</div>',
    ['<p>Card rate: 2.6%</p>', '<p>Monthly fee: $69</p>'],
  ],
  ['words without an element', 'just words', ['<p>just words</p>']],
  ['an italic that is none', '<i style="font-style: normal">plain</i>', ['<p>plain</p>']],
  ['a heading in bold by its style', '<h3 style="font-weight:700">Fees</h3>', ['<h3>Fees</h3>']],
  ['a heading by its role', '<div role="heading" aria-level="3">Fees</div>', ['<h3>Fees</h3>']],
  [
    'a source of ours',
    '<p>2.6%<a href="source:square-fees"></a></p>',
    ['<p>2.6%<a href="source:square-fees"></a></p>'],
  ],
  ['nothing', '<meta charset="utf-8"><p>&nbsp;</p>', []],
])('%s', (_, html, expected) => expect(pasted(html)).toEqual(expected));

test('BL-45 the address of a link is unchanged', () => {
  const href = 'https://example.com/?page=2&tab=pricing&copy=1&reg=x';
  expect(linksOf(readPasted(`<a href="${href}">a</a>`))).toEqual([href]);
  expect(linksOf(readArticle(`<p><a href="${href}">a</a></p>`))).toEqual([href]);
  expect(linksOf(readArticle(writeArticle(readPasted(`<a href="${href}">a</a>`))))).toEqual([href]);
});

test.each(['google-docs', 'word', 'outlook-desktop', 'outlook-web', 'notion', 'chat', 'other-site', 'excel'])(
  'what was pasted from %s is read the same once it is stored',
  (from) => {
    const stored = writeArticle(readPasted(copied(from)));
    expect(writeArticle(readArticle(stored))).toBe(stored);
  },
);

test('no text makes it fail, and no link in the result leads to a script', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p style="mso-list:l0 level2 lfo1">',
      '<p style="mso-list:l0 level1 lfo1">',
      '<b style="font-weight:normal">',
      '<table role="presentation">',
      '<a href="javascript:alert(1)">',
      '<td>',
      '<br>',
      '</b>',
      '<ul>',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const stored = writeArticle(readPasted(pieces.join('')));
      return linksOf(readArticle(stored)).every((href) => /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href));
    }),
  );
});
