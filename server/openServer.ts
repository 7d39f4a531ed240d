import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase, openForDelivery } from './database/open.ts';
import { keptSecret } from './http/secrets.ts';
import { createOutboxWorker } from './mail/outboxWorker.ts';
import { createFileTransport, createSmtpTransport } from './mail/transport.ts';
import { createWebhook } from './mail/webhook.ts';
import { removeOldRows } from './removeOldRows.ts';

const HOUR = 3600 * 1000;

/** A server that does not listen yet; `close` finishes current work and releases everything. */
type OpenServer = { app: FastifyInstance; close: () => Promise<void> };

/** Composes the server from its configuration. The only place where its parts meet. */
export async function openServer(config: Config, clientFolder: string | undefined): Promise<OpenServer> {
  const dataFolder = resolve(config.dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const now = () => new Date();

  const place = { databaseUrl: config.databaseUrl, dataFolder };
  const database = await openDatabase(place);
  const delivery = await openForDelivery(place);
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl)
    : createFileTransport(join(dataFolder, 'mail'));
  const app = await buildApp({
    config,
    database,
    sessionSecret: config.sessionSecret ?? keptSecret(dataFolder),
    now,
    onMailQueued: () => worker.wake(),
    clientFolder,
  });
  const worker = createOutboxWorker({
    connection: delivery.connection,
    settings: config,
    deliver: transport.deliver,
    postLead: config.leadsWebhook && createWebhook(config.leadsWebhook, now),
    now,
    log: app.log,
  });
  worker.start();

  const clean = () => {
    removeOldRows(database.connection, now()).catch((error: unknown) => {
      app.log.error({ err: error }, 'old rows could not be removed');
    });
  };
  clean();
  const cleaning = setInterval(clean, HOUR).unref();

  return {
    app,
    async close() {
      clearInterval(cleaning);
      await app.close();
      await worker.stop();
      transport.close();
      await delivery.connection.destroy();
      await database.connection.destroy();
    },
  };
}
