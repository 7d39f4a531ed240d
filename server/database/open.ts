import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { type Forward, openSqlite } from './sqlite.ts';

type Options = { databaseUrl: string | undefined; dataFolder: string };

/** The configured database with its tables up to date. */
export async function openDatabase(options: Options): Promise<Database> {
  const database = await open(options, true);
  await migrate(database);
  return database;
}

/** Another connection to tables that are up to date. */
export const openForLeads = (options: Options): Promise<Database> => open(options, true);

/** Another connection, for what may be done twice after a power cut, such as sending a mail. */
export const openForDelivery = (options: Options, forward?: Forward): Promise<Database> =>
  open(options, false, forward);

const open = ({ databaseUrl, dataFolder }: Options, isDurable: boolean, forward?: Forward): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(join(dataFolder, 'tillmatch.db'), { isDurable, forward })
    : openPostgres(databaseUrl, { isDurable });
