import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '#domain/text/formats.ts';
import {
  centsOf,
  dollarsOf,
  formatCents,
  formatDollars,
  formatTypedCount,
  formatTypedMoney,
  parseCount,
  parseMoney,
  wholeDollars,
} from '#domain/text/money.ts';
import { formatted } from '#domain/text/normalise.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import cases from '#tests/support/cases/money.json';

const REFUSED = 'inline error';

describe('S-02 amounts as people type and paste them', () => {
  test.each(cases)('$v', ({ v, want, never }) => {
    const cents = parseMoney(v);
    const read = cents === undefined ? REFUSED : dollarsOf(cents);
    expect(want).toContain(read);
    expect(read).not.toBe(never);
  });

  test.each([
    '2,9',
    '1,23',
    '1 234,567',
    '12,3456',
    '$5$',
    '$',
    '.',
    '',
    '1.234',
    '0,105',
    '￥500',
    '123,456,789',
    '100000000',
    '+5',
    '(500)',
    '5 dollars',
  ])('%j is no amount', (text) => {
    expect([parseMoney(text), formatTypedMoney(text)]).toEqual([undefined, text]);
  });

  test('the largest amount is 99,999,999.99', () => {
    expect(['99999999.99', '99,999,999.99', '099999999.99'].map((text) => parseMoney(text))).toEqual(
      Array(3).fill(9_999_999_999),
    );
  });
});

test('D25: what the format refuses is never a number, what it takes always is, whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,$ %-+eE\u00A0٣x５，。＄') }),
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(text, (typed) => {
      expect(parseMoney(typed) !== undefined).toBe(formats.money.test(formatted(normaliseText(typed), 'money')));
      expect(parseCount(typed) !== undefined).toBe(formats.count.test(formatted(normaliseText(typed), 'count')));
      if (parseMoney(typed) !== undefined) expect(Number.isSafeInteger(parseMoney(typed))).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('an amount is read as it was written, with grouping, a sign, and blanks around', () => {
  const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(amounts, (cents) => {
      const [dollars = '', decimals] = (cents / 100).toFixed(2).split('.');
      const grouped = (by: string) => dollars.replace(/\B(?=(\d{3})+$)/g, by);
      for (const written of [dollars, grouped(','), grouped(' '), grouped('\u00A0')])
        for (const text of [`${written}.${decimals}`, `$${written}.${decimals}`, ` $ ${written}.${decimals} `])
          expect([text, parseMoney(text)]).toEqual([text, cents]);
    }),
  );
});

test("S-02: the field's own text, copied and pasted back, is the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const shown = formatTypedMoney(String(dollarsOf(cents)));
      expect([parseMoney(shown), formatTypedMoney(shown)]).toEqual([cents, shown]);
    }),
  );
});

test('F-12: a field that is left groups thousands and completes cents', () => {
  expect(['50000', '12.9', '0.10', '.5', '1000.05', '007', '0.'].map(formatTypedMoney)).toEqual([
    '50,000',
    '12.90',
    '0.10',
    '0.50',
    '1,000.05',
    '7',
    '0',
  ]);
  expect(formatTypedCount('1000')).toBe('1,000');
});

test('F-12: every text on the way to an amount, typed or taken back one by one, is shown as it is and read right', () => {
  const read = (text: string) => parseMoney(text);
  expect(['1', '10', '100', '1000', '1000.', '1000.0', '1000.05'].map(read)).toEqual([
    100, 1000, 10_000, 100_000, 100_000, 100_000, 100_005,
  ]);
  expect(['1,000', '1,00', '1,0', '1,', '1'].map(read)).toEqual([100_000, undefined, undefined, undefined, 100]);
});

test('S-03: neither NaN, infinity nor -$0 is ever spelt', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      for (const text of [formatCents(cents), formatDollars(wholeDollars(cents))])
        expect(text).toMatch(/^-?\$[\d,]+(\.\d\d)?$/);
    }),
  );
  expect([formatDollars(wholeDollars(-49)), formatDollars(wholeDollars(-50)), formatCents(0)]).toEqual([
    '$0',
    '-$1',
    '$0.00',
  ]);
});

test('dollars of our documents become whole cents', () => {
  expect([0.1, 0.3, 1.69, 50000, 0.29].map(centsOf)).toEqual([10, 30, 169, 5_000_000, 29]);
});
