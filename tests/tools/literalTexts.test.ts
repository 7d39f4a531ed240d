import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalTexts } from '#tests/support/literalTexts.ts';

test.each([
  ['words in an element', '<p>Read more</p>', ['Read more']],
  ['one of two texts', "<b>{isNew ? 'New' : 'Old'}</b>", ['New', 'Old']],
  ['a text that comes and goes', "<b>{isNew && 'New'}</b>", ['New']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
  ['words in a template', '<b>{`by ${name} today`}</b>', ['by', 'today']],
  ['the name of a control', '<button aria-label="Close it" />', ['Close it']],
  ['either name of a control', "<button aria-label={isOpen ? 'Close' : text.open} />", ['Close']],
])('%s: found', (_, jsx, found) => {
  expect(literalTexts(`export const A = () => (${jsx});`)).toEqual(found);
});

test.each([
  ['texts', '<p>{text.readMore}</p>'],
  ['figures and signs', '<p>100% → {count}</p>'],
  [
    'names of fields and icons',
    '<Field name="email" label={title}><Icon name="arrow" className="some more" /></Field>',
  ],
])('%s are no fault', (_, jsx) => {
  expect(literalTexts(`export const A = () => (${jsx});`)).toEqual([]);
});

test('no component has words of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => literalTexts(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))).toEqual(
    [],
  );
});
