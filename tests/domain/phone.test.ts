import { expect, test } from 'vitest';
import { formats } from '#domain/text/formats.ts';
import { normaliseForm } from '#domain/text/normalise.ts';

const schema = { properties: { phone: { format: 'phone' } } };

test.each([
  ['\u202a+1 (555) 010\u20110134\u202c', '+1 (555) 010-0134'],
  ['(555)\u00a0010\u20130134', '(555) 010-0134'],
  ['\u2066555 010 0134\u2069', '555 010 0134'],
])('BL-27 a number as contacts give it is kept as %j', (given, kept) => {
  const { phone } = normaliseForm({ phone: given }, schema);
  expect([phone, formats.phone.test(phone)]).toEqual([kept, true]);
});
