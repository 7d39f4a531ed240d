import { expect, test } from 'vitest';
import type { Toast } from '#machines/toast.ts';
import layoutTexts from '#schemas/texts/layout.json';
import quizTexts from '#schemas/texts/quiz.json';
import type { TextKey } from '#src/texts/textKey.ts';
import { textOf } from '#src/texts/texts.ts';

// The compiler is the test: a directive below that suppresses nothing is an error.

test('a text is asked for by a key that its document has, at any depth', () => {
  expect([textOf(layoutTexts, 'menu.open'), textOf(layoutTexts, 'logo', { brand: 'TillMatch' })]).toEqual([
    layoutTexts.menu.open,
    layoutTexts.logo.replace('{brand}', 'TillMatch'),
  ]);
});

test('a misspelt key, one of another document, a group of texts and a hint of the editor do not compile', () => {
  // @ts-expect-error misspelt
  expect(textOf(layoutTexts, 'menu.opem')).toBe('menu.opem');
  // @ts-expect-error of another document
  expect(textOf(quizTexts, 'menu.open')).toBe('menu.open');
  // @ts-expect-error a group, no text
  const group: TextKey<typeof layoutTexts> = 'menu';
  // @ts-expect-error no text
  const hint: TextKey<typeof layoutTexts> = '$schema';
  expect([group, hint]).toEqual(['menu', '$schema']);
});

test('a text that counts is asked for without its plural form', () => {
  expect(textOf(quizTexts, 'seconds', { count: 1 })).toBe(quizTexts.seconds_one.replace('{count}', '1'));
  // @ts-expect-error the form follows from the count
  expect(textOf(quizTexts, 'seconds_one', { count: 1 })).toBe(quizTexts.seconds_one.replace('{count}', '1'));
});

test('a toast has a title and a text, or does not compile', () => {
  const said: Toast = { type: 'toast', key: 'quiz.submitted' };
  // @ts-expect-error misspelt
  const misspelt: Toast = { type: 'toast', key: 'quiz.submited' };
  expect([said.key, misspelt.key]).toEqual(['quiz.submitted', 'quiz.submited']);
});
