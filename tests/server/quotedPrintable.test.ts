import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedPrintable } from '#server/mail/quotedPrintable.ts';

/** As a mail program reads it (RFC 2045). */
const decode = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

const texts = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => text.replace(/\r\n?/g, '\n'));
const awkward = fc
  .array(fc.constantFrom('=', ' ', '\t', '.', 'é', '\n', 'x'.repeat(74), '=3D', '😀'))
  .map((parts) => parts.join(''));

test('every text is read as it was written, in lines that every mail server passes on', () => {
  fc.assert(
    fc.property(fc.oneof(texts, awkward), (text) => {
      const encoded = quotedPrintable(text).toString();
      expect(decode(encoded)).toBe(text.replaceAll('\n', '\r\n'));
      for (const line of encoded.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).toMatch(/^[\t\x20-\x7e]*$/);
        expect(line).not.toMatch(/[\t ]$/);
      }
    }),
    { numRuns: 2000 },
  );
});
