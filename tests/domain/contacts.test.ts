import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeWebsite, formatEmail, formatPhone } from '#domain/text/contacts.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { formats } from '#domain/text/formats.ts';
import { normaliseForm } from '#domain/text/normalise.ts';

const schema = {
  properties: { phone: { format: 'phone' }, email: { format: 'email' }, website: { format: 'website' } },
};

test.each([
  ['\u202a+1 (555) 010\u20110134\u202c', '+1 (555) 010-0134'],
  ['(555)\u00a0010\u20130134', '(555) 010-0134'],
  ['\u2066555 010 0134\u2069', '555 010 0134'],
  ['tel:+1-555-010-0134', '+1-555-010-0134'],
  ['TEL: 555 010 0134', '555 010 0134'],
  ['Phone: (555) 010-0134', '(555) 010-0134'],
  ['tel:+15550100134;ext=12', '+15550100134 ext 12'],
  ['<555-010-0134>', '555-010-0134'],
  ['555\u00b7010\u00b70134', '555.010.0134'],
  ['555\u200b010\u200b0134', '5550100134'],
  ['\uff0b\uff11 \uff15\uff15\uff15 \uff10\uff11\uff10 \uff10\uff11\uff13\uff14', '+1 555 010 0134'],
])('BL-27 a number as contacts, chats and maps give it, %j, is kept as %j', (given, kept) => {
  expect(normaliseForm({ phone: given }, schema)).toEqual({ phone: kept });
  expect(formats.phone.test(kept)).toBe(true);
});

test.each([
  'sam@example.com',
  ' sam@example.com\u00a0',
  'mailto:sam@example.com',
  'MAILTO:sam@example.com?subject=Hello',
  'Email: sam@example.com',
  'Sam Lee <sam@example.com>',
  '"Lee, Sam" <mailto:sam@example.com>',
  '<sam@example.com>',
  '(sam@example.com)',
  '[sam@example.com]',
  '\u201csam@example.com\u201d',
  'sam\u200b@example\u2060.com',
  '\u202asam@example.com\u202c',
])('an address as contacts and chats give it, %j, is taken', (given) => {
  expect([normaliseForm({ email: given }, schema), isEmailAddress(given)]).toEqual([
    { email: 'sam@example.com' },
    true,
  ]);
});

test.each(['sam@example.com, eve@example.net', 'Sam <sam@example.com> <eve@example.net', 'mailto:', '<>'])(
  '%j is no address',
  (given) => {
    expect(isEmailAddress(given)).toBe(false);
  },
);

test.each([
  ['<https://example.com/menu>', 'https://example.com/menu'],
  ['example\u200b.com', 'https://example.com'],
  ['\u202ahttps://example.com\u202c', 'https://example.com'],
  ['(example.com)', 'https://example.com'],
])('a web address pasted as %j is taken as %j', (given, kept) => {
  expect(normaliseForm({ website: given }, schema)).toEqual({ website: kept });
});

test('what a format takes stays as it is', () => {
  const kinds = [
    [formatPhone, formats.phone],
    [formatEmail, formats.email],
    [completeWebsite, formats.website],
  ] as const;
  const parts = fc.constantFrom(
    '(',
    ')',
    '<',
    '>',
    '"',
    'tel:',
    'mailto:',
    'sam@',
    'example.com',
    '?',
    '555',
    '0134567',
    '-',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 9 }), (written) => {
      for (const [rewrite, format] of kinds) {
        const kept = rewrite(written.join(''));
        if (format.test(kept)) expect(rewrite(kept)).toBe(kept);
      }
    }),
    { numRuns: 2000 },
  );
});

test('any number of brackets is looked at once', () => {
  expect(formatEmail(`[${'('.repeat(50_000)}a${')'.repeat(50_000)}]`)).toHaveLength(100_001);
});
