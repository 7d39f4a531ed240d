import type { DatabasePlace } from '#server/database/open.ts';
import { keepThread } from '#server/keepThread.ts';
import type { WantedLeads } from './wantedLeads.ts';

/** A message from the thread: first that it is ready, then the lines of each chunk, in the order of the requests. */
export type ExportReport = 'open' | Uint8Array[];

export type ExportThread = {
  /** The lines of a chunk; undefined while the thread is not ready or has enough to do. */
  make: (chunk: WantedLeads) => Promise<Buffer[]> | undefined;
  close: () => Promise<void>;
};

type Waiting = { resolve: (parts: Buffer[]) => void; reject: (error: Error) => void };

/** One chunk is being made, and the next one is at hand when it is done. */
const MOST_WAITING = 2;

/**
 * Makes lines of the leads' file in a thread of its own. Chunks that it was making when it failed are left to the caller.
 * @param file where the code of the thread is
 */
export function startExportThread(file: URL, place: DatabasePlace, onFailure: (error: Error) => void): ExportThread {
  const waiting: Waiting[] = [];
  let isOpen = false;
  let hasFailed = false;
  const thread = keepThread(file, {
    workerData: place,
    onMessage(message) {
      // The thread sends nothing else.
      const report = message as ExportReport;
      if (report === 'open') isOpen = true;
      else waiting.shift()?.resolve(report.map(asBuffer));
    },
    onFailure(error) {
      // The thread that takes over may fail too.
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    },
    onEnd() {
      isOpen = false;
      for (const { reject } of waiting.splice(0)) reject(new Error('The thread that exports leads has ended'));
    },
  });
  return {
    make(chunk) {
      if (!isOpen || waiting.length >= MOST_WAITING) return undefined;
      thread.tell(chunk);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    close: thread.close,
  };
}

/** A message between threads keeps only the bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
