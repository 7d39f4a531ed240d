import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { quotedPrintable } from './quotedPrintable.ts';

export type Transport = { deliver: (mail: Mail) => Promise<void>; close: () => void };

/** So many connections of ours a mail server allows, as most do. */
export const SMTP_CONNECTIONS = 5;

type MailPlace = { smtpUrl: string | undefined; dataFolder: string };

/** The configured way of mails. */
export function openTransport(config: MailPlace): Transport {
  const folder = mailFolderOf(config);
  return folder === undefined ? createSmtpTransport(config.smtpUrl ?? '') : createFileTransport(folder);
}

/** The folder of mails as files; undefined when they are sent. */
export const mailFolderOf = ({ smtpUrl, dataFolder }: MailPlace): string | undefined =>
  smtpUrl === undefined ? join(resolve(dataFolder), 'mail') : undefined;

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

/** Removes mails that were written to the folder; returns how many were there. None where mails are sent. */
export async function removeMails(folder: string | undefined, messageIds: readonly string[]): Promise<number> {
  if (folder === undefined) return 0;
  const removed = await Promise.allSettled(messageIds.map((messageId) => rm(join(folder, fileOfMail(messageId)))));
  return removed.filter(({ status }) => status === 'fulfilled').length;
}

/** Name of the file that a mail is written to. */
export const fileOfMail = (messageId: string): string => `${messageId.replace(/[^\w.@-]/g, '')}.eml`;

/** Addresses are objects, so that no text in them is read as a second recipient. */
function message({ messageId, date, from, to, replyTo, unsubscribe, subject, text, html }: Mail): SendMailOptions {
  const bare = (address: string) => ({ name: '', address });
  return {
    messageId,
    date: new Date(date),
    from,
    to: bare(to),
    ...(replyTo !== undefined && { replyTo: bare(replyTo) }),
    subject: subject.replace(/\s+/g, ' '),
    alternatives: [part('text/plain', text), part('text/html', html)],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
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
