import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './postgres.ts';

/** Opens a new, empty database with its tables. */
export type OpenTestDatabase = () => Promise<Database>;

export const openMemoryDatabase: OpenTestDatabase = async () => migrated(await openEmptyDatabase());

const openEmptyDatabase: OpenTestDatabase = () => openSqlite(':memory:');

/** Tests of a behaviour; `openEmpty` opens a database without tables. */
type TestsOnDatabase = (open: OpenTestDatabase, openEmpty: OpenTestDatabase) => void;

/** Describes a behaviour once, for both databases. */
export function describeOnBothDatabases(title: string, tests: TestsOnDatabase): void {
  describe(`${title} (SQLite)`, () => tests(openMemoryDatabase, openEmptyDatabase));
  describe.skipIf(postgresMissing)(`${title} (PostgreSQL)`, () => {
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
    const openEmpty = async () => {
      if (!postgres) throw new Error('PostgreSQL has not been started');
      return openPostgres(await postgres.createDatabase());
    };
    tests(async () => migrated(await openEmpty()), openEmpty);
  });
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}
