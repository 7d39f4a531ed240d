import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

type Options = { databaseUrl: string | undefined; dataFolder: string };

/** The configured database with its tables up to date. */
export async function openDatabase(options: Options): Promise<Database> {
  const database = await open(options, true);
  await migrate(database);
  return database;
}

/** Another connection, for what may be done twice after a power cut, such as sending a mail. */
export const openForDelivery = (options: Options): Promise<Database> => open(options, false);

const open = ({ databaseUrl, dataFolder }: Options, isDurable: boolean): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(join(dataFolder, 'tillmatch.db'), { isDurable })
    : openPostgres(databaseUrl, { isDurable });
