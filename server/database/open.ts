import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

type Options = { databaseUrl: string | undefined; dataFolder: string };

/** The configured database, migrated. */
export async function openDatabase({ databaseUrl, dataFolder }: Options): Promise<Database> {
  const database =
    databaseUrl === undefined ? await openSqlite(join(dataFolder, 'tillmatch.db')) : await openPostgres(databaseUrl);
  await migrate(database);
  return database;
}
