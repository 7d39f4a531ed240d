import { once } from 'node:events';
import { LEADS_USAGE, runLeads } from './leads/runLeads.ts';
import { withDatabase } from './withDatabase.ts';

/** The leads of the site, for its owner: `npm run leads -- list`. */
withDatabase(LEADS_USAGE, (database, { mailFolder }) =>
  runLeads(process.argv.slice(2), {
    database,
    mailFolder,
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
  }),
);
