import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import { keepThread } from '#server/keepThread.ts';
import type { DeliveryLog } from '#server/mail/openDelivery.ts';
import { errorOf, type Failure, writerHasEnded } from './failure.ts';
import type { Outcome, Store } from './storeWrites.ts';
import type { Write } from './write.ts';

/** A message to the thread, besides `close`: what to store, or the port on which delivery sends its statements. */
export type WriteOrder = { number: number; writes: readonly Write[] } | { port: MessagePort };
/** A message from the thread: first that it is ready, then the outcome of each order. */
export type WriteReport = 'open' | { number: number; outcomes: Outcome[] } | { number: number; failure: Failure };

export type WriterThread = {
  store: Store;
  /** A port by which another thread has its statements carried out; closed when the writer ends. */
  openPort: () => MessagePort;
  /** Called when another writer has taken over. */
  onStart: (connect: () => void) => void;
  close: () => Promise<void>;
};

type Waiting = { resolve: (outcomes: Outcome[]) => void; reject: (error: unknown) => void };

/**
 * Stores writes in a thread of its own, so that the thread that answers never waits for the disk.
 * @param file where the code of the thread is
 * @param storeHere stores while there is no such thread
 */
export function startWriterThread(file: URL, config: Config, log: DeliveryLog, storeHere: Store): WriterThread {
  const waiting = new Map<number, Waiting>();
  let connect: () => void = () => undefined;
  let isOpen = false;
  let last = 0;
  const thread = keepThread(file, {
    workerData: config,
    // The thread sends nothing else.
    onMessage: (message) => receive(message as WriteReport),
    onFailure: (error) => log.error({ err: error }, 'the thread that stores leads failed, and starts again'),
    onStart: () => connect(),
    onEnd() {
      isOpen = false;
      // A write that is sent again with the same key is stored once.
      for (const { reject } of waiting.values()) reject(writerHasEnded());
      waiting.clear();
    },
  });

  function receive(report: WriteReport): void {
    if (report === 'open') {
      isOpen = true;
      return;
    }
    const order = waiting.get(report.number);
    waiting.delete(report.number);
    if ('outcomes' in report) order?.resolve(report.outcomes);
    else order?.reject(errorOf(report.failure));
  }

  return {
    store(writes) {
      if (!isOpen) return storeHere(writes);
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        thread.tell({ number, writes } satisfies WriteOrder);
      });
    },
    openPort() {
      const { port1, port2 } = new MessageChannel();
      thread.tell({ port: port1 } satisfies WriteOrder, [port1]);
      return port2;
    },
    onStart(given) {
      connect = given;
    },
    close: thread.close,
  };
}
