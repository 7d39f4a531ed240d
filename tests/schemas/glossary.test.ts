import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Documents } from '#checks/finding.ts';
import { textsOf } from '#tools/translations/textsOf.ts';
import { frozen } from './frozenProject.ts';

const COLUMNS = ['es', 'zh', 'fr'];
/** Terms with one meaning outside articles: the translation of a text with such a term has the glossary's word for it. */
const TERMS = [
  ...['interchange', 'card processing', 'surcharge', '(processor) statement', 'early termination fee'],
  ...['KDS, kitchen display', 'tip', 'gift card', 'loyalty program', 'inventory', 'payroll', 'handheld', 'card reader'],
  ...['month to month', 'advisor'],
];
/** Shortened to fit a line of a table, or part of a product's name. */
const OTHERWISE = [/Toast Go handhelds/, /Lavu (?:KDS|Payroll)/, /Square Payroll/, /Poster POS/];

const rows = readFileSync(resolve('schemas/translations/GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const documents: Documents = Object.fromEntries(
  Object.entries(frozen.texts)
    .filter(([file]) => !file.startsWith('meta/'))
    .map(([file, text]) => [file, JSON.parse(text)]),
);
const texts = Object.fromEntries(COLUMNS.map((language) => [language, textsOf(documents, language, true)]));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches the words in the plural or with another ending too. */
const anyOf = (cell: string) =>
  new RegExp(
    cell
      .split(/, |、|；|; /)
      .map((words) =>
        words
          .split(' ')
          .map((word) => `${escaped(word.replace(/[eoslx]$/, ''))}\\p{L}*`)
          .join(' '),
      )
      .join('|'),
    'iu',
  );
const inEnglish = (cell: string) =>
  new RegExp(
    `\\b(?:${cell
      .replace(/\(.*?\) ?/, '')
      .split(', ')
      .map(escaped)
      .join('|')})s?\\b`,
    'i',
  );

test.each(TERMS)('%s has one word in each language', (term) => {
  const [english = '', ...words] = rows.find(([first]) => first === term) ?? [];
  expect(words).toHaveLength(COLUMNS.length);
  const otherwise = COLUMNS.flatMap((language, column) =>
    (texts[language] ?? [])
      .filter(({ document, translation }) => translation !== '' && !document.startsWith('content/articles'))
      .filter((text) => inEnglish(english).test(text.english))
      .filter((text) => !OTHERWISE.some((name) => name.test(text.english)))
      .filter((text) => !anyOf(words[column] ?? '').test(text.translation))
      .map(({ document, key, english, translation }) => `${language} ${document} ${key}: ${english} → ${translation}`),
  );
  expect(texts.zh?.some((text) => inEnglish(english).test(text.english))).toBe(true);
  expect(otherwise).toEqual([]);
});
