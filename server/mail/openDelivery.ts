import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import { openForDelivery } from '#server/database/open.ts';
import type { Connection } from '#server/database/schema.ts';
import type { Forward } from '#server/database/sqlite.ts';
import { keptSecret } from '#server/http/secrets.ts';
import { createPersonLink } from '#server/myData/personLink.ts';
import type { Audience } from './mail.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { openTransport, SMTP_CONNECTIONS, type Transport } from './transport.ts';
import { createWebhook } from './webhook.ts';

const LOG_MOVED_EVERY = 1000;

export type DeliveryLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type Delivery = {
  /** Looks at once, because something was queued. */
  wake(): void;
  /** Finishes what it has begun, and releases everything. */
  close(): Promise<void>;
};

/** How many mails are written at once where they are files. */
const FILES_AT_ONCE = 32;

/**
 * Delivers what is queued in the configured database, until it is closed.
 * @param forward has another thread write the outcomes of mails to SQLite
 */
export async function openDelivery(config: Config, log: DeliveryLog, forward?: Forward): Promise<Delivery> {
  const dataFolder = resolve(config.dataFolder);
  const now = () => new Date();
  const { connection, dialect } = await openForDelivery({ databaseUrl: config.databaseUrl, dataFolder }, forward);
  const { smtpUrl, leadsWebhook } = config;
  const open = () => openTransport(config);
  // One for each, so that mails to visitors never wait in the same queue as those to the sales team.
  const transports: Record<Audience, Transport> = { visitor: open(), sales: open() };
  const worker = createOutboxWorker({
    connection,
    settings: { ...config, personPath: createPersonLink(config.sessionSecret ?? keptSecret(dataFolder)).pathFor },
    deliver: (mail, audience) => transports[audience].deliver(mail),
    postLead: leadsWebhook && createWebhook(leadsWebhook, now),
    slots: smtpUrl === undefined ? FILES_AT_ONCE : SMTP_CONNECTIONS,
    now,
    log,
  });
  worker.start();
  // Done here because it takes as long as a sync, and no visitor waits for this thread.
  const movingLog =
    dialect === 'sqlite'
      ? setInterval(() => void moveLogIntoFile(connection, log), LOG_MOVED_EVERY).unref()
      : undefined;
  return {
    wake: worker.wake,
    async close() {
      clearInterval(movingLog);
      await worker.stop();
      for (const transport of Object.values(transports)) transport.close();
      await connection.destroy();
    },
  };
}

/** Moves SQLite's log into its file, as far as that makes no other connection wait. */
async function moveLogIntoFile(connection: Connection, log: DeliveryLog): Promise<void> {
  try {
    await sql`pragma wal_checkpoint(passive)`.execute(connection);
  } catch (error) {
    log.warn({ err: error }, 'the log of the database was not brought into its file');
  }
}
