import { expect, test } from 'vitest';
import { everyPlacedText, searchTexts } from '#workbench/documents/searchTexts.ts';

const texts = everyPlacedText({
  'texts/quiz.json': {
    $schema: '../meta/texts.meta.json',
    left: '{count} seconds left',
    lead: 'We’ll compare “all” of them',
  },
  'content/articles/1.json': { content: ['<p>Fees are <strong>per terminal</strong>, not per sale.</p>'] },
  'options.json': { $defs: { yesNo: { oneOf: [{ const: 'yes', title: 'Yes' }] } } },
});
const found = (query: string) => searchTexts(texts, query).map(({ file, pointer }) => `${file}${pointer}`);

test.each([
  ['as it is written', 'We’ll compare “all” of them', 'texts/quiz.json/lead'],
  ['with other quotes and spaces', 'we\'ll  compare "all" of them', 'texts/quiz.json/lead'],
  ['with a placeholder filled in', '42 seconds left', 'texts/quiz.json/left'],
  ['without the marks of HTML', 'Fees are per terminal, not', 'content/articles/1.json/content/0'],
  ['within a longer sentence that was copied', 'Hello! We’ll compare “all” of them. Now', 'texts/quiz.json/lead'],
])('a sentence is found %s', (_how, query, place) => {
  expect(found(query)[0]).toBe(place);
});

test('short texts are found where they stand, not in every sentence', () => {
  expect(found('Yes')).toEqual(['options.json/$defs/yesNo/oneOf/0/title', 'options.json/$defs/yesNo/oneOf/0/const']);
  expect(found('yesterday was fine')).toEqual([]);
  expect(found('y')).toEqual([]);
});

test('what tells which meta-schema a document follows is no text', () => {
  expect(found('texts.meta.json')).toEqual([]);
});
