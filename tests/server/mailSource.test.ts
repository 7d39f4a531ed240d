import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { Mail } from '#server/mail/mail.ts';
import { mailSource } from '#server/mail/mailSource.ts';

const library = createTransport({ streamTransport: true, buffer: true });

/** The source that the mail library makes from the same mail. */
async function sourceOfLibrary(mail: Mail): Promise<string> {
  const { messageId, date, from, to, replyTo, unsubscribe, subject, text, html } = mail;
  const bare = (address: string) => ({ name: '', address });
  const { message } = await library.sendMail({
    messageId,
    date: new Date(date),
    from,
    to: bare(to),
    ...(replyTo !== undefined && { replyTo: bare(replyTo) }),
    subject: subject.replace(/\s+/g, ' '),
    text: { content: text, contentTransferEncoding: 'quoted-printable' },
    html: { content: html, contentTransferEncoding: 'quoted-printable' },
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
  return String(message);
}

/** The headers, and each part with its headers and words; line breaks within them do not matter. */
function read(source: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  return source
    .replaceAll(boundary, 'BOUNDARY')
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .split('--BOUNDARY')
    .map((part) => part.trim());
}

const words = fc.string({ unit: 'grapheme', maxLength: 200 });
const address = fc.constantFrom(
  'sam@example.com',
  'a.very.long.local.part.that.goes.on@a-rather-long-name-of-a-host.example.com',
  'sam@jõgeva.example',
  'jõgeva@example.com',
  'eve@example.net\r\nBcc: mallory@example.net',
  'a@example.com, b@example.com',
);
const mails: fc.Arbitrary<Mail> = fc.record(
  {
    messageId: fc.constant('<0f0e-1@tillmatch.example>'),
    date: fc.constant('2025-07-15T10:00:00.000Z'),
    from: fc.record({
      name: fc.oneof(words, fc.constant('TillMatch')),
      address: fc.constant('hello@tillmatch.example'),
    }),
    to: address,
    replyTo: address,
    unsubscribe: fc.constant(`https://tillmatch.example/my-data/${'x'.repeat(80)}/unsubscribe`),
    subject: fc.oneof(
      words.map((text) => `About ${text}`),
      fc.constant('Ünï\r\nBcc: eve@example.net'),
    ),
    // The library reads other line endings as its own.
    text: words.map((text) => `Hello\n${text.replace(/\r/g, '')}\nSam`),
    html: words.map((text) => `<p style="margin:0">${text.replace(/\r/g, '')}</p>`),
  },
  { requiredKeys: ['messageId', 'date', 'from', 'to', 'subject', 'text', 'html'] },
);

test('a mail says what the mail library would have it say, header by header and word by word', async () => {
  await fc.assert(
    fc.asyncProperty(mails, async (mail) => {
      expect(read(mailSource(mail).toString())).toEqual(read(await sourceOfLibrary(mail)));
    }),
    { numRuns: 500 },
  );
});

test('no line is longer than a mail server must take, and all are ASCII but an address that is not', () => {
  fc.assert(
    fc.property(mails, (mail) => {
      const lines = mailSource({ ...mail, to: 'sam@example.com', replyTo: 'sales@tillmatch.example' })
        .toString()
        .split('\r\n');
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(998);
        expect(line).toMatch(/^[\t\x20-\x7e]*$/);
      }
    }),
  );
});
