import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './postgres.ts';

/** Opens a new, empty database with its tables. */
export type OpenTestDatabase = () => Promise<Database>;

export const openMemoryDatabase: OpenTestDatabase = async () => migrated(await openSqlite(':memory:'));

/** Describes a behaviour once and holds both databases to it. */
export function describeOnBothDatabases(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${title} (SQLite)`, () => tests(openMemoryDatabase));
  describe.skipIf(postgresMissing)(`${title} (PostgreSQL)`, () => {
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
    tests(async () => {
      if (!postgres) throw new Error('PostgreSQL has not been started');
      return migrated(await openPostgres(await postgres.createDatabase()));
    });
  });
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}
