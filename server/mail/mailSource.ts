import { randomUUID } from 'node:crypto';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Mail } from './mail.ts';
import { quotedPrintable } from './quotedPrintable.ts';

const LONGEST_LINE = 76;

/**
 * A mail as it is sent over the wire. The mail library encodes the header values; the rest of what it does for each mail,
 * with streams and a tree of parts, takes longer than writing the words.
 */
export function mailSource({ messageId, date, from, to, replyTo, unsubscribe, subject, text, html }: Mail): Buffer {
  const boundary = `--${randomUUID()}`;
  const headers: Readonly<Record<string, HeaderValue | undefined>> = {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': unsubscribe && `<${unsubscribe}>`,
    'List-Unsubscribe-Post': unsubscribe && 'List-Unsubscribe=One-Click',
    From: from,
    // Addresses are objects, so that no text in them is read as a second recipient.
    To: bare(to),
    'Reply-To': replyTo && bare(replyTo),
    Subject: subject.replace(/\s+/g, ' '),
    'Message-ID': messageId,
    Date: new Date(date),
  };
  const head = [
    ...Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [foldLines(`${name}: ${encoder.encodeHeaderValue(name, value)}`, LONGEST_LINE)],
    ),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
  ].join('\r\n');
  return Buffer.concat([
    Buffer.from(`${head}\r\n\r\n${partHead(boundary, 'text/plain')}`),
    quotedPrintable(text),
    Buffer.from(`\r\n${partHead(boundary, 'text/html')}`),
    quotedPrintable(html),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

type HeaderValue = Parameters<MimeNode['encodeHeaderValue']>[1];

const encoder = new MimeNode();

const bare = (address: string) => ({ name: '', address });

const partHead = (boundary: string, type: string): string =>
  `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
