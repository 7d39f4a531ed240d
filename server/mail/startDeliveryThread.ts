import type { MessagePort } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import { type KeptThread, keepThread } from '#server/keepThread.ts';
import type { WriterThread } from '#server/writes/startWriterThread.ts';
import type { Delivery, DeliveryLog } from './openDelivery.ts';

/** A message to the thread. */
export type Order = 'wake' | 'close' | { writer: MessagePort };
/** The thread's line for the log, which only the main thread writes. */
export type Report = { level: 'warn' | 'error'; fields: object; message: string | undefined };

/** Milliseconds: leads that arrive within them wake the thread once. */
const TOGETHER = 10;

/**
 * Starts delivery as a thread of its own.
 * @param file where the code of the thread is
 * @param writer carries out what this thread writes to SQLite
 */
export function startDeliveryThread(
  file: URL,
  config: Config,
  log: DeliveryLog,
  writer: Pick<WriterThread, 'openPort' | 'onStart'> | undefined,
): Delivery {
  let waking: NodeJS.Timeout | undefined;
  const thread = keepThread(file, {
    workerData: config,
    // The thread sends nothing else.
    onMessage: (message) => report(message as Report),
    onFailure: (error) => log.error({ err: error }, 'delivery failed, and starts again'),
    onStart: connect,
  });
  writer?.onStart(() => connect(thread));

  function connect(started: KeptThread): void {
    const port = writer?.openPort();
    if (port) started.tell({ writer: port } satisfies Order, [port]);
  }
  const report = ({ level, fields, message }: Report) => log[level](fields, message);
  return {
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined;
        thread.tell('wake' satisfies Order);
      }, TOGETHER).unref();
    },
    async close() {
      clearTimeout(waking);
      await thread.close();
    },
  };
}
