import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCount, parseMoney, shownMoney, typedMoney } from '#domain/text/money.ts';
import { plainFigure, plainRate } from '#domain/text/plainFigure.ts';
import { parseRate, percentOf } from '#domain/text/rate.ts';

const LOCALES = ['en-US', 'es-US', 'zh-CN', 'fr-FR'];
const REFUSED = undefined;

test.each([
  // Figures with one reading in every language.
  ['1.234,56', [1234.56, 1234.56, 1234.56, 1234.56]],
  ['$ 12.345.678,90', [12_345_678.9, 12_345_678.9, 12_345_678.9, 12_345_678.9]],
  ['1 234,56', [1234.56, 1234.56, 1234.56, 1234.56]],
  ['1\u202F234,56 $', [1234.56, 1234.56, 1234.56, 1234.56]],
  ['50\u2009000', [50_000, 50_000, 50_000, 50_000]],
  ['５０，０００', [50_000, 50_000, 50_000, 50_000]],
  ['＄１，２３４．５６', [1234.56, 1234.56, 1234.56, 1234.56]],
  ['35。50', [35.5, 35.5, 35.5, 35.5]],
  ['50\u3000000', [50_000, 50_000, 50_000, 50_000]],
  ['50,000', [50_000, 50_000, 50_000, 50_000]],
  ['35.50', [35.5, 35.5, 35.5, 35.5]],
  // Clear in languages with a decimal comma, possibly a slip in the others.
  ['35,50', [REFUSED, 35.5, REFUSED, 35.5]],
  ['1234,5 $', [REFUSED, 1234.5, REFUSED, 1234.5]],
  ['50.000', [REFUSED, 50_000, REFUSED, 50_000]],
  ['1.234.567', [REFUSED, 1_234_567, REFUSED, 1_234_567]],
  // Texts without any reading.
  ...[
    '￥500',
    '¥500',
    '500元',
    '1.5.2',
    '1,5.2',
    '1.234,567',
    '1,234,56',
    '12.34,56',
    '0.105,00',
    '-35,50',
    '1,2,3',
  ].map((text) => [text, LOCALES.map(() => REFUSED)] as const),
] as const)('D75: %s dollars, in each language', (text, dollars) => {
  const cents = dollars.map((amount) => amount && Math.round(amount * 100));
  expect(LOCALES.map((locale) => parseMoney(text, locale))).toEqual(cents);
});

test.each([
  ['２．９％', [2.9, 2.9, 2.9, 2.9]],
  ['2.875', [2.875, 2.875, 2.875, 2.875]],
  ['2,9', [REFUSED, 2.9, REFUSED, 2.9]],
  ['2,875\u202F%', [REFUSED, 2.875, REFUSED, 2.875]],
  [',029', [REFUSED, 2.9, REFUSED, 2.9]],
  ['2,9,1', [REFUSED, REFUSED, REFUSED, REFUSED]],
] as const)('D75: a rate of %s, in each language', (text, percents) => {
  const read = LOCALES.map((locale) => parseRate(text, locale));
  expect(read.map((rate) => rate && percentOf(rate))).toEqual(percents);
});

test('D75: counts are read alike', () => {
  expect(LOCALES.map((locale) => parseCount('1.234', locale))).toEqual([REFUSED, 1234, REFUSED, 1234]);
  expect(LOCALES.map((locale) => parseCount('１ ２３４', locale))).toEqual([1234, 1234, 1234, 1234]);
});

test('D75: what a language writes is what it reads, and what a field holds is read alike in all', () => {
  const locale = fc.constantFrom(...LOCALES);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), locale, (cents, locale) => {
      const held = typedMoney(cents);
      const shown = shownMoney(held, locale);
      expect([parseMoney(held, locale), parseMoney(shown, locale)]).toEqual([cents, cents]);
    }),
  );
});

test('D75: what is plain stays plain, whatever the text', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,$ %\u202F５，．。') });
  fc.assert(
    fc.property(typed, fc.constantFrom('en-US', 'zh-CN'), (text, locale) => {
      for (const plain of [plainFigure, plainRate])
        expect(plain(plain(text, locale), locale)).toBe(plain(text, locale));
    }),
  );
});

test('a text without an end is decided at once', () => {
  const texts = ['1', '.', '1.', '1,', '1.234', ' ', '５', ',$'].map((part) => part.repeat(100_000));
  const read = texts.flatMap((text) => LOCALES.map((locale) => parseMoney(text, locale) ?? parseRate(text, locale)));
  expect(new Set(read)).toEqual(new Set([REFUSED]));
}, 2000);
