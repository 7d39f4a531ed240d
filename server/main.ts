import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressOf, readConfig } from './config.ts';
import { openDelivery } from './mail/openDelivery.ts';
import { startDeliveryThread } from './mail/startDeliveryThread.ts';
import { openServer } from './openServer.ts';
import { startWarnings } from './warnings.ts';
import { startWriterThread } from './writes/startWriterThread.ts';

/** Used in a build. When run from source, this thread does everything, because another can't load TypeScript. */
const DELIVERY_THREAD = new URL('./deliveryThread.js', import.meta.url);
const WRITER_THREAD = new URL('./writerThread.js', import.meta.url);
/**
 * Milliseconds. Work that takes longer is cut off: a lead that was not answered was not promised, and mails under way are
 * locked until another process sends them. A supervisor that asks a process to end usually kills it after ten seconds.
 */
const LONGEST_SHUTDOWN = 9000;

/** The process: reads the environment, listens, and shuts down gracefully. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Files that this process writes, including leads, are for its user only.
  process.umask(0o077);
  // Beside this file in a build; in development, Vite serves the site.
  const builtSite = fileURLToPath(new URL('../client/', import.meta.url));
  const { app, close } = await openServer(config, {
    clientFolder: existsSync(`${builtSite}index.html`) ? builtSite : undefined,
    startDelivery: import.meta.env
      ? (...surroundings) => startDeliveryThread(DELIVERY_THREAD, ...surroundings)
      : (...[, log]) => openDelivery(config, log),
    startWriter: import.meta.env ? (...surroundings) => startWriterThread(WRITER_THREAD, ...surroundings) : undefined,
  });
  for (const warning of startWarnings(config)) app.log.warn(warning);
  await app.listen({ host: config.host, port: config.port });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;

  let closing = false;
  const shutDown = async () => {
    if (closing) return;
    closing = true;
    const wait = pause(LONGEST_SHUTDOWN).then(() => app.log.warn('what took too long to end was cut off'));
    await Promise.race([close(), wait]).catch((error: unknown) => app.log.error({ err: error }, 'not all was closed'));
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // Last, because a program that reads it may ask the server to end at once.
  process.stdout.write(`TillMatch is ready on ${addressOf(config.host, port)}\n`);
}

/** Errors that the operator can fix are shown as a sentence; any other shows where it failed. */
const SENTENCES: ReadonlySet<string> = new Set(['ConfigError', 'NewerDatabase']);

main().catch((error: unknown) => {
  const isSentence = error instanceof Error && SENTENCES.has(error.name);
  process.stderr.write(`${isSentence ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
