import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '#domain/text/formats.ts';
import { formatted } from '#domain/text/normalise.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import { formatExactRate, formatRate, parseRate, percentOf, readRate } from '#domain/text/rate.ts';

describe('D24: how a rate is read', () => {
  test.each([
    ['2.9', '2.9%'],
    ['2.9%', '2.9%'],
    [' 2.9 % ', '2.9%'],
    ['0.029', '2.9%'],
    ['.0275', '2.75%'],
    ['0.9%', '0.9%'],
    ['0.2', '20%'],
    ['20', '20%'],
    ['1', '1%'],
    ['0', '0%'],
    ['2.875', '2.875%'],
  ])('%j is %s', (text, read) => {
    const rate = parseRate(text);
    expect(rate === undefined ? rate : formatRate(rate)).toBe(read);
  });

  test.each([
    ['0.9', 90],
    ['0.21', 21],
    ['20.001', 20.001],
    ['290', 290],
  ])('%j is more than anyone pays', (text, percent) => {
    const reading = readRate(text);
    expect([reading.kind, 'rate' in reading ? percentOf(reading.rate) : undefined]).toEqual(['tooHigh', percent]);
    expect(parseRate(text)).toBeUndefined();
  });

  test.each(['', '.', '%', '2,9', '-2.9', '2.9%%', '%2.9', '1e1', 'two', '2.8751', '0.000001', '٢'])(
    '%j can not be read',
    (text) => {
      expect(readRate(text)).toEqual({ kind: 'unreadable' });
    },
  );
});

test('what the format refuses is never a rate, what it takes is one up to 20 %, whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,% -eE２．％') }),
    fc.double({ min: 0, max: 100 }).map(String),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const rate = parseRate(typed);
      expect(rate !== undefined).toBe(formats.rate.test(formatted(normaliseText(typed), 'rate')));
      if (rate !== undefined) expect(rate >= 0 && rate <= 20_000 && Number.isInteger(rate)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('percent, a share and a bare number of the same rate are read alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 20_000 }), (rate) => {
      const texts = [`${rate / 1000}%`, `${rate / 1000}`, (rate / 100_000).toFixed(5)];
      expect(texts.map((text) => parseRate(text))).toEqual([rate, rate, rate]);
    }),
  );
});

test('in the report a rate has two decimals', () => {
  expect([2900, 1690, 5000, 2875].map((rate) => formatExactRate(rate))).toEqual(['2.90%', '1.69%', '5.00%', '2.875%']);
});
