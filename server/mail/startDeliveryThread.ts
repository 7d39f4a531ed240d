import { Worker } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import type { Delivery, DeliveryLog } from './openDelivery.ts';

/** What the thread is told. */
export type Order = 'wake' | 'close';
/** A line of the thread for the log, which only the main thread writes. */
export type Report = { level: 'warn' | 'error'; fields: object; message: string | undefined };

/** Leads that arrive together wake the thread once. */
const TOGETHER = 10;
const BEFORE_ANOTHER = 5000;

/**
 * Starts delivery as a thread of its own; another takes over should it fail.
 * @param file where the code of the thread is
 */
export function startDeliveryThread(file: URL, config: Config, log: DeliveryLog): Delivery {
  let waking: NodeJS.Timeout | undefined;
  let isClosing = false;
  let ended: Promise<unknown> = Promise.resolve();
  let thread = start();

  function start(): Worker {
    const worker = new Worker(file, { workerData: config });
    worker.on('message', ({ level, fields, message }: Report) => log[level](fields, message));
    worker.on('error', (error) => log.error({ err: error }, 'delivery failed, and starts again'));
    ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.once('exit', () => {
      if (isClosing) return;
      setTimeout(() => {
        if (!isClosing) thread = start();
      }, BEFORE_ANOTHER).unref();
    });
    return worker;
  }

  const tell = (order: Order) => thread.postMessage(order);
  return {
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined;
        tell('wake');
      }, TOGETHER).unref();
    },
    async close() {
      isClosing = true;
      clearTimeout(waking);
      tell('close');
      await ended;
    },
  };
}
