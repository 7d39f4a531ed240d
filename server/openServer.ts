import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { keptSecret } from './http/secrets.ts';
import type { Delivery, DeliveryLog } from './mail/openDelivery.ts';
import { removeOldRows } from './removeOldRows.ts';
import type { WriterThread } from './writes/startWriterThread.ts';
import { type Store, storeWrites } from './writes/storeWrites.ts';

const HOUR = 3600 * 1000;

/** A server that does not listen yet; `close` finishes current work and releases everything. */
type OpenServer = { app: FastifyInstance; close: () => Promise<void> };

type Surroundings = {
  /** Undefined when something else serves the site. */
  clientFolder: string | undefined;
  startDelivery: (config: Config, log: DeliveryLog, writer: WriterThread | undefined) => Delivery | Promise<Delivery>;
  /** Undefined when the thread that answers stores leads itself. */
  startWriter?: ((config: Config, log: DeliveryLog, storeHere: Store) => WriterThread) | undefined;
};

/** Composes the server from its configuration. The only place where its parts meet. */
export async function openServer(config: Config, surroundings: Surroundings): Promise<OpenServer> {
  const { clientFolder, startDelivery, startWriter } = surroundings;
  const dataFolder = resolve(config.dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const now = () => new Date();

  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder });
  const storeHere: Store = (writes) => storeWrites(database, writes);
  let writer: WriterThread | undefined;
  const app = await buildApp({
    config,
    database,
    store: (writes) => (writer?.store ?? storeHere)(writes),
    sessionSecret: config.sessionSecret ?? keptSecret(dataFolder),
    now,
    onMailQueued: () => delivery.wake(),
    clientFolder,
  });
  // With PostgreSQL its own processes wait for the disk, so no thread is needed.
  if (database.dialect === 'sqlite') writer = startWriter?.(config, app.log, storeHere);
  const delivery = await startDelivery(config, app.log, writer);

  const clean = () => {
    removeOldRows(database.connection, now(), config.keptDays).catch((error: unknown) => {
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
      await delivery.close();
      await writer?.close();
      await database.connection.destroy();
    },
  };
}
