import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import { forwardWrites } from '#server/writes/forwardedWrites.ts';
import { openDelivery } from './openDelivery.ts';
import type { Order, Report } from './startDeliveryThread.ts';

/** Delivery in a thread of its own, so that no visitor waits while a mail is written. */

const BEHIND_LEADS = 5;
// On Linux each thread has its own priority: where there is too little time for both, leads are taken first.
if (process.platform === 'linux') setPriority(BEHIND_LEADS);

const tell = (report: Report) => parentPort?.postMessage(report);

const { forward, connect } = forwardWrites();
const log = {
  warn: (fields: object, message?: string) => tell({ level: 'warn', fields, message }),
  error: (fields: object, message?: string) => tell({ level: 'error', fields, message }),
};
const { wake, close } = await openDelivery(workerData as Config, log, forward);
parentPort?.on('message', async (order: Order) => {
  if (order === 'wake') return wake();
  if (order !== 'close') return connect(order.writer);
  await close();
  parentPort?.close();
});
