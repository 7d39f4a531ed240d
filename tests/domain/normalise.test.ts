import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '#domain/text/normalise.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';

test('F-05: blank and zero-width text is no answer', () => {
  expect(normalise({ name: '   ', company: '\t', note: '\u200B\u200B', email: ' a@b.co ' })).toEqual({
    email: 'a@b.co',
  });
});

test('values that are no text stay as they are, at any depth', () => {
  const values = { agree: true, count: 0, list: [' a ', 'b'], data: { deep: ' c ', gone: ' ' }, nothing: null };
  expect(normalise(values)).toEqual({ agree: true, count: 0, list: ['a', 'b'], data: { deep: 'c' }, nothing: null });
});

test('V-02: a lone surrogate becomes the replacement character', () => {
  expect(normaliseText('Sam\uD800')).toBe('Sam\uFFFD');
});

test('normalising twice is normalising once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
  );
});
