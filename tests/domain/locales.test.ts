import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { formatDate, formatMonth } from '#domain/text/dates.ts';
import {
  formatCents,
  formatCount,
  formatDollars,
  formatMoney,
  formatTypedMoney,
  shownCount,
  shownMoney,
  typedCount,
} from '#domain/text/money.ts';
import { formatExactRate, formatRate, shownRate, typedRate } from '#domain/text/rate.ts';
import { siteLanguage } from '#tools/vite/siteLanguage.ts';

/** With plain spaces: a reader of the test cannot tell no-break spaces from them. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each([
  ['en-US', ['$1,750', '$35.50', '-$1,234', '12,345', '2.9%', '2.90%', 'Oct 20, 2025', 'October 2025', '2025']],
  [
    'es-US',
    [
      '$1,750',
      '$35.50',
      '-$1,234',
      '12,345',
      '2.9%',
      '2.90%',
      expect.stringMatching(/^20 .*oct.* 2025$/),
      'octubre de 2025',
      '2025',
    ],
  ],
  ['zh-CN', ['$1,750', '$35.50', '-$1,234', '12,345', '2.9%', '2.90%', '2025年10月20日', '2025年10月', '2025']],
  ['fr-FR', ['1 750 $', '35,50 $', '-1 234 $', '12 345', '2,9 %', '2,90 %', '20 oct. 2025', 'octobre 2025', '2025']],
])('amounts, rates and dates are written as in %s, dollars stay dollars', (locale, written) => {
  expect(
    [
      formatDollars(1750, locale),
      formatCents(3550, locale),
      formatMoney(-123_400, locale),
      formatCount(12_345, locale),
      formatRate(2900, locale),
      formatExactRate(2900, locale),
      formatDate('2025-10-20', locale),
      formatMonth('2025-10-20', locale),
      formatDate('2025', locale),
    ].map(plain),
  ).toEqual(written);
});

test('a field holds one form in every language, and shows that of its own (D75)', () => {
  const held = [formatTypedMoney('50000.5'), typedCount(12_345), typedRate(2900)] as const;
  expect(held).toEqual(['50,000.50', '12,345', '2.9%']);
  const shown = (locale: string) =>
    [shownMoney(held[0], locale), shownCount(held[1], locale), shownRate(held[2], locale)].map(plain);
  expect(['en-US', 'es-US', 'zh-CN', 'fr-FR'].map(shown)).toEqual([
    ['50,000.50', '12,345', '2.9%'],
    ['50,000.50', '12,345', '2.9%'],
    ['50,000.50', '12,345', '2.9%'],
    ['50 000,50', '12 345', '2,9%'],
  ]);
  expect([shownMoney('1.5.2', 'fr-FR'), shownCount('many', 'fr-FR'), shownRate('2.9.', 'fr-FR')]).toEqual([
    '1.5.2',
    'many',
    '2.9.',
  ]);
});

test.each([
  ['en', 'en-US'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
])('the site in %s is built with its locale', (language, locale) => {
  const { load } = siteLanguage(resolve('.'), resolve('tests/fixtures/schemas'), () => language);
  expect(load instanceof Function && Reflect.apply(load, {}, [resolve('domain/text/locale.ts')])).toBe(
    `export const siteLocale = "${locale}";`,
  );
});
