import { runLeads } from './leads/runLeads.ts';
import { withDatabase } from './withDatabase.ts';

/** The leads of the site, for its owner: `npm run leads -- list`. */
withDatabase((database, config) =>
  runLeads(process.argv.slice(2), {
    connection: database.connection,
    mailFolder: config.mailFolder,
    print: (text) => void process.stdout.write(text),
  }),
);
