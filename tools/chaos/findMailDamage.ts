import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromJsonText } from '#server/database/jsonText.ts';
import { openDatabase } from '#server/database/open.ts';
import { fileOfMail } from '#server/mail/transport.ts';
import type { Place } from './findDamage.ts';

/** How many mails have a file, how many lack one, and how many files belong to no mail. */
export type MailDamage = { sent: number; missing: number; foreign: number };

/** Longer than the lock of a killed server lasts, in milliseconds. */
const PATIENCE = 180_000;
const PAUSE = 500;

/** Waits until a running server has sent what waits, and compares the mails of all leads with the files. */
export async function findMailDamage({ dataFolder, databaseUrl }: Place): Promise<MailDamage> {
  const { connection } = await openDatabase({ databaseUrl, dataFolder });
  try {
    const waiting = () =>
      connection.selectFrom('outbox').select('id').where('outcome', 'is', null).limit(1).executeTakeFirst();
    for (const end = performance.now() + PATIENCE; (await waiting()) && performance.now() < end; ) await pause(PAUSE);
    const rows = await connection.selectFrom('outbox').select('mail').execute();
    const wanted = new Set(rows.map(({ mail }) => fileOfMail(fromJsonText<{ messageId: string }>(mail).messageId)));
    const files = new Set(readdirSync(join(dataFolder, 'mail')).filter((file) => file.endsWith('.eml')));
    return {
      sent: files.size,
      missing: [...wanted].filter((file) => !files.has(file)).length,
      foreign: [...files].filter((file) => !wanted.has(file)).length,
    };
  } finally {
    await connection.destroy();
  }
}
