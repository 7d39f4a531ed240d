import { type TransferListItem, Worker } from 'node:worker_threads';

/** A thread that is replaced by another if it fails. */
export type KeptThread = {
  tell(message: unknown, transferred?: readonly TransferListItem[]): void;
  /** Tells it to close, and waits until it has ended. */
  close(): Promise<void>;
};

type Options = {
  workerData: unknown;
  onMessage: (message: unknown) => void;
  onFailure: (error: Error) => void;
  /** Called for each started thread, including those that take over. */
  onStart?: (thread: KeptThread) => void;
  /** Called when a thread has ended, whatever the reason. */
  onEnd?: () => void;
};

const BEFORE_ANOTHER = 5000;

/** @param file where the code of the thread is */
export function keepThread(file: URL, { workerData, onMessage, onFailure, onStart, onEnd }: Options): KeptThread {
  let isClosing = false;
  let ended: Promise<unknown> = Promise.resolve();
  let worker = start();
  const thread: KeptThread = {
    tell: (message, transferred = []) => worker.postMessage(message, transferred),
    async close() {
      isClosing = true;
      worker.postMessage('close');
      await ended;
    },
  };
  onStart?.(thread);
  return thread;

  function start(): Worker {
    const started = new Worker(file, { workerData });
    started.on('message', onMessage);
    started.on('error', onFailure);
    ended = new Promise((resolve) => started.once('exit', resolve));
    started.once('exit', () => {
      onEnd?.();
      if (isClosing) return;
      setTimeout(() => {
        if (isClosing) return;
        worker = start();
        onStart?.(thread);
      }, BEFORE_ANOTHER).unref();
    });
    return started;
  }
}
