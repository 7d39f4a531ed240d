import { describe, expect, test } from 'vitest';
import { completeWebsite } from '#domain/text/contacts.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { formats } from '#domain/text/formats.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import emails from '#tests/support/cases/emails.json';
import phones from '#tests/support/cases/phones.json';

const built: Record<string, string> = {
  LOCAL65: `${'a'.repeat(65)}@example.com`,
  TOTAL255: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`,
  '5 repeated 5000 times': '5'.repeat(5000),
};
const MAX_PHONE = 40;

describe('F-06 email addresses', () => {
  test.each(emails.filter(({ ok }) => typeof ok === 'boolean').map(({ v, ok }) => [built[v] ?? v, ok] as const))(
    '%j: %s',
    (text, ok) => {
      expect(isEmailAddress(text)).toBe(ok);
    },
  );

  test('an address of 254 characters is the longest', () => {
    const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.eeeeeeee.com`;
    const longest = `${'a'.repeat(254 - host.length - 1)}@${host}`;
    expect([longest.length, isEmailAddress(longest), isEmailAddress(`x${longest}`)]).toEqual([254, true, false]);
  });
});

describe('F-07 phone numbers', () => {
  test.each(phones.filter(({ ok }) => typeof ok === 'boolean').map(({ v, ok }) => [built[v] ?? v, ok] as const))(
    '%.40j: %s',
    (text, ok) => {
      const phone = normaliseText(text);
      expect(phone.length <= MAX_PHONE && formats.phone.test(phone)).toBe(ok);
    },
  );

  test('D20: seven digits are enough after a +, ten are needed without', () => {
    expect(['+49 55 50 100', '55 50 100 00', '+1 55 501'].map((text) => formats.phone.test(text))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a hostile text is decided at once', () => {
    const hostile = `${'+'.repeat(30)}${' ('.repeat(20)}x`;
    expect(formats.phone.test(hostile)).toBe(false);
  });
});

describe('D20 websites', () => {
  test.each([
    ['example.com', 'https://example.com', true],
    [' http://example.com/menu?x=1 ', 'http://example.com/menu?x=1', true],
    ['javascript:alert(1)', 'javascript:alert(1)', false],
    ['mailto:a@b.co', 'mailto:a@b.co', false],
    ['https://user@evil.example', 'https://user@evil.example', false],
    ['localhost', 'https://localhost', false],
    ['', '', false],
  ])('%j is taken as %j: %s', (text, complete, ok) => {
    expect([completeWebsite(text), formats.website.test(completeWebsite(text))]).toEqual([complete, ok]);
  });
});
