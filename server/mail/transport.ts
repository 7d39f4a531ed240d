import { closeSync, mkdirSync, open, renameSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { mailSource } from './mailSource.ts';

export type Transport = { deliver: (mail: Mail) => Promise<void>; close: () => void };

/** As many connections as most mail servers allow one client. */
export const SMTP_CONNECTIONS = 5;

type MailPlace = { smtpUrl: string | undefined; dataFolder: string };

/** The configured transport: an SMTP server, or files. */
export function openTransport(config: MailPlace): Transport {
  const folder = mailFolderOf(config);
  return folder === undefined ? createSmtpTransport(config.smtpUrl ?? '') : createFileTransport(folder);
}

/** The folder for mails as files; undefined when mails are sent. */
export const mailFolderOf = ({ smtpUrl, dataFolder }: MailPlace): string | undefined =>
  smtpUrl === undefined ? join(resolve(dataFolder), 'mail') : undefined;

/** Delivers through an SMTP server. */
export function createSmtpTransport(url: string): Transport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url, pool: true, maxConnections: SMTP_CONNECTIONS, ...timeouts });
  return {
    async deliver(mail) {
      // Objects, so that no text in an address is read as a second recipient.
      const envelope = { from: mail.from, to: { name: '', address: mail.to } };
      await smtp.sendMail({ envelope, raw: mailSource(mail), disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => smtp.close(),
  };
}

/** Without an SMTP server a mail is a file in `folder`, named after its Message-ID: delivered twice, it is still one file. */
export function createFileTransport(folder: string): Transport {
  let isMade = false;
  return {
    async deliver(mail) {
      try {
        if (!isMade) mkdirSync(folder, { recursive: true, mode: 0o700 });
        isMade = true;
        await writeWhole(join(folder, fileOfMail(mail.messageId)), mailSource(mail));
      } catch (error) {
        // The folder may have been removed.
        isMade = false;
        throw error;
      }
    },
    close: () => undefined,
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

const opened = promisify(open);

/**
 * No reader sees half of it. It is not synced: a sync for each mail makes the leads' commits, which go to the same disk,
 * take several times as long, and a mail lost in a power cut can be sent again from its note. Only opening is left to
 * another thread: it may take a while, because the file system has to make room; handing over any further step costs
 * more than the step itself.
 */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = await opened(`${file}.part`, 'w', 0o600);
  try {
    for (let written = 0; written < content.length; ) written += writeSync(part, content, written);
  } finally {
    closeSync(part);
  }
  renameSync(`${file}.part`, file);
}
