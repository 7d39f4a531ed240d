import { expect, test } from 'vitest';
import { readVisitorContact } from '#domain/leads/visitorContact.ts';
import { visitorContact } from '#tests/support/visitorContact.ts';

test('contact details from outside are taken whole, without what does not belong to them', () => {
  expect(readVisitorContact({ ...visitorContact(), agreeToComms: true, admin: true })).toEqual(visitorContact());
});

test.each([
  ['nothing', undefined],
  ['a text', 'Maria'],
  ['no phone', { ...visitorContact(), phone: undefined }],
  ['a blank name', { ...visitorContact(), name: ' ' }],
  ['an address that is none', { ...visitorContact(), email: 'maria@' }],
  ['a timeframe nobody offers', { ...visitorContact(), timeframe: 'someday' }],
])('%s is no contact', (_, source) => {
  expect(readVisitorContact(source)).toBeUndefined();
});
