import { expect, test } from 'vitest';
import { fillIn, findText } from '#src/texts/words.ts';

const document = {
  left_one: '{count} day',
  left_many: '{count} de jours',
  left_other: '{count} days',
  menu: { open: 'Open' },
};

test.each([
  ['en', 1, '{count} day'],
  ['en', 0, '{count} days'],
  ['fr', 0, '{count} day'],
  ['fr', 1_000_000, '{count} de jours'],
  ['zh', 1, '{count} days'],
])('a text with a count has the form that %s has for %s', (language, count, text) => {
  expect(findText(document, 'left', language, count)).toBe(text);
});

test('a text is found at any depth; a group, and what is not there, are no texts', () => {
  expect(
    ['menu.open', 'menu', 'menu.open.more', 'menu.close', 'left'].map((key) => findText(document, key, 'en')),
  ).toEqual(['Open', undefined, undefined, undefined, undefined]);
});

test('a placeholder is filled with its value as it is, and stays empty without one', () => {
  expect(fillIn('{a} of {b}{c}', { a: '$& {b}', b: 0, c: undefined })).toBe('$& {b} of 0');
});
