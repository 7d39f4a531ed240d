import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { runCommand } from './commandLine.ts';
import { DB_USAGE, runDb } from './db/runDb.ts';

/** Backs up, restores and moves the database, for the operator: `npm run db -- status`. */
runCommand(DB_USAGE, () => {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  return runDb(process.argv.slice(2), {
    databaseUrl,
    dataFolder: resolve(dataFolder),
    now: () => new Date(),
    print: (line) => console.log(line),
  });
});
