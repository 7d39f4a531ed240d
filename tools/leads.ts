import { once } from 'node:events';
import type { Database } from '#server/database/schema.ts';
import { startExportThread } from '#server/owner/startExportThread.ts';
import { LEADS_USAGE, runLeads } from './leads/runLeads.ts';
import { withDatabase } from './withDatabase.ts';

/** Exists only in a build, where everything is JavaScript. */
const EXPORT_THREAD = new URL('./exportThread.js', import.meta.url);

/** The leads of the site, for its owner: `npm run leads -- list`. */
withDatabase(LEADS_USAGE, (database, { mailFolder, place }) =>
  runLeads(process.argv.slice(2), {
    database,
    mailFolder,
    startExport: hasExportThread(database) ? () => startExportThread(EXPORT_THREAD, place, tellFailure) : undefined,
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
  }),
);

/** Run from the sources, a second thread can't load TypeScript. On PostgreSQL, a driver in each would take 260 MB. */
function hasExportThread({ dialect }: Database): boolean {
  return import.meta.env !== undefined && dialect === 'sqlite';
}

function tellFailure(error: Error): void {
  console.error(`A second thread failed; the first one takes over its part: ${error.message}`);
}
