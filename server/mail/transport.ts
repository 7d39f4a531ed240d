import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { quotedPrintable } from './quotedPrintable.ts';

export type Transport = { deliver: (mail: Mail) => Promise<void>; close: () => void };

/** So many connections of ours a mail server allows, as most do. */
export const SMTP_CONNECTIONS = 5;

/** Delivers through an SMTP server. */
export function createSmtpTransport(url: string): Transport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url, pool: true, maxConnections: SMTP_CONNECTIONS, ...timeouts });
  return {
    async deliver(mail) {
      await smtp.sendMail(message(mail));
    },
    close: () => smtp.close(),
  };
}

/** Without an SMTP server a mail is a file in `folder`, named after its Message-ID: delivered twice, it is still one file. */
export function createFileTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  let made: Promise<unknown> | undefined;
  return {
    async deliver(mail) {
      made ??= mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await made;
        const { message: source } = await composer.sendMail(message(mail));
        await writeDurably(join(folder, fileOfMail(mail.messageId)), source as Buffer); // `buffer: true` above
      } catch (error) {
        // Somebody may have removed it.
        made = undefined;
        throw error;
      }
    },
    close: () => composer.close(),
  };
}

/** Name of the file that a mail is written to. */
export const fileOfMail = (messageId: string): string => `${messageId.replace(/[^\w.@-]/g, '')}.eml`;

/** Addresses are objects, so that no text in them is read as a second recipient. */
function message({ messageId, date, from, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  const bare = (address: string) => ({ name: '', address });
  return {
    messageId,
    date: new Date(date),
    from,
    to: bare(to),
    ...(replyTo !== undefined && { replyTo: bare(replyTo) }),
    subject: subject.replace(/\s+/g, ' '),
    alternatives: [part('text/plain', text), part('text/html', html)],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const part = (type: string, content: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(content)}`,
});

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const part = await open(`${file}.part`, 'w', 0o600);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
}
