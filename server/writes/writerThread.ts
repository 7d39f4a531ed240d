import { resolve } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import type { Config } from '#server/config.ts';
import { openForDelivery, openForLeads } from '#server/database/open.ts';
import { failureOf } from './failure.ts';
import type { StatementOrder, StatementReport } from './forwardedWrites.ts';
import type { WriteOrder, WriteReport } from './startWriterThread.ts';
import { storeWrites } from './storeWrites.ts';

/**
 * The thread that writes to SQLite: a commit waits for the disk, and SQLite blocks its thread meanwhile. Leads are written
 * first, then the outcomes of mails, one at a time, so that neither waits for a lock.
 */

const { databaseUrl, dataFolder } = workerData as Config;
const place = { databaseUrl, dataFolder: resolve(dataFolder) };
const database = await openForLeads(place);
const { connection: unsynced } = await openForDelivery(place);

const tell = (report: WriteReport) => parentPort?.postMessage(report);
const leads: (() => Promise<void>)[] = [];
const others: (() => Promise<void>)[] = [];
let isWorking = false;

parentPort?.on('message', (order: WriteOrder | 'close') => {
  if (order === 'close') begin(others, close);
  else if ('port' in order) serve(order.port);
  else begin(leads, () => store(order));
});
tell('open');

function begin(queue: (() => Promise<void>)[], work: () => Promise<void>): void {
  queue.push(work);
  if (!isWorking) void workThrough();
}

async function workThrough(): Promise<void> {
  isWorking = true;
  for (let work = leads.shift() ?? others.shift(); work; work = leads.shift() ?? others.shift()) await work();
  isWorking = false;
}

async function store({ number, writes }: Extract<WriteOrder, { writes: unknown }>): Promise<void> {
  try {
    tell({ number, outcomes: await storeWrites(database, writes) });
  } catch (error) {
    tell({ number, failure: failureOf(error) });
  }
}

function serve(port: MessagePort): void {
  const answer = (report: StatementReport) => port.postMessage(report);
  port.on('message', ({ number, sql, parameters }: StatementOrder) =>
    begin(others, async () => {
      try {
        const { rows, numAffectedRows } = await unsynced.executeQuery(CompiledQuery.raw(sql, [...parameters]));
        answer({ number, result: { rows, numAffectedRows } });
      } catch (error) {
        answer({ number, failure: failureOf(error) });
      }
    }),
  );
  port.unref();
}

async function close(): Promise<void> {
  await unsynced.destroy();
  await database.connection.destroy();
  parentPort?.close();
}
