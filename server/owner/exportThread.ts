import { parentPort, workerData } from 'node:worker_threads';
import { type DatabasePlace, openForLeads } from '#server/database/open.ts';
import { makeLines } from './exportCsvByThreads.ts';
import type { ExportReport } from './startExportThread.ts';
import type { WantedLeads } from './wantedLeads.ts';

/** The thread that makes lines of the leads' file. It ends at its first failure: its caller then makes the lines. */

const { connection } = await openForLeads(workerData as DatabasePlace);
let work = Promise.resolve();

parentPort?.on('message', (chunk: WantedLeads | 'close') => {
  work = work.then(() => (chunk === 'close' ? close() : make(chunk)));
});
tell('open');

async function make(chunk: WantedLeads): Promise<void> {
  const parts = await makeLines(connection, chunk);
  // A small part shares its memory with others, so it is copied.
  const own = parts.filter(({ buffer, byteLength }) => buffer.byteLength === byteLength);
  tell(
    parts,
    own.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

async function close(): Promise<void> {
  await connection.destroy();
  parentPort?.close();
}

function tell(report: ExportReport, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(report, transferred);
}
