import type { MessagePort } from 'node:worker_threads';
import type { Forward, Forwarded } from '#server/database/sqlite.ts';
import { errorOf, type Failure, writerHasEnded } from './failure.ts';

/** A statement for the thread that writes. */
export type StatementOrder = { number: number; sql: string; parameters: readonly unknown[] };
export type StatementReport = { number: number; result: Forwarded } | { number: number; failure: Failure };

type Waiting = { resolve: (result: Forwarded) => void; reject: (error: unknown) => void };

/**
 * Has the thread that writes carry out the statements of this one: of two that write to one SQLite file, each would wait
 * while the other holds the lock, and the one of lower priority would keep it while it waits for the processor.
 */
export function forwardWrites(): { forward: Forward; connect: (port: MessagePort) => void } {
  let writer: MessagePort | undefined;
  let waiting = new Map<number, Waiting>();
  let last = 0;

  function connect(port: MessagePort): void {
    const mine = new Map<number, Waiting>();
    port.on('message', (report: StatementReport) => {
      const order = mine.get(report.number);
      mine.delete(report.number);
      if ('result' in report) order?.resolve(report.result);
      else order?.reject(errorOf(report.failure));
    });
    port.once('close', () => {
      if (writer === port) writer = undefined;
      for (const { reject } of mine.values()) reject(writerHasEnded());
      mine.clear();
    });
    port.unref();
    writer = port;
    waiting = mine;
  }

  return {
    connect,
    forward(sql, parameters) {
      if (!writer) return undefined;
      last += 1;
      const order: StatementOrder = { number: last, sql, parameters };
      const [port, mine] = [writer, waiting];
      return new Promise((resolve, reject) => {
        mine.set(order.number, { resolve, reject });
        port.postMessage(order);
      });
    },
  };
}
