import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { type Forward, openSqlite } from './sqlite.ts';

/** Where the database is. */
export type DatabasePlace = { databaseUrl: string | undefined; dataFolder: string };

/** The configured database with its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await open(place, true);
  await migrate(database);
  return database;
}

/** Another connection to tables that are up to date. */
export const openForLeads = (place: DatabasePlace): Promise<Database> => open(place, true);

/** Another connection, for work that may be done twice after a power cut, such as sending a mail. */
export const openForDelivery = (place: DatabasePlace, forward?: Forward): Promise<Database> =>
  open(place, false, forward);

const open = ({ databaseUrl, dataFolder }: DatabasePlace, isDurable: boolean, forward?: Forward): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(join(dataFolder, 'tillmatch.db'), { isDurable, forward })
    : openPostgres(databaseUrl, { isDurable });
