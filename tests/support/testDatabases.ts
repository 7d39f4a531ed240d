import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Connection, Database } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { administer, createDatabase, postgresMissing } from './postgres.ts';
import { sharedPostgres } from './sharedPostgres.ts';

/** Opens a new, empty database with its tables. */
export type OpenTestDatabase = () => Promise<Database>;

let statements: Promise<readonly CompiledQuery[]> | undefined;

/** A copy of a database that migrations have made once: they take longer than most tests. */
export const openMemoryDatabase: OpenTestDatabase = async () => {
  statements ??= migratedStatements();
  const database = await openEmptyDatabase();
  for (const statement of await statements) await database.connection.executeQuery(statement);
  return database;
};

const openEmptyDatabase: OpenTestDatabase = () => openSqlite(':memory:');

/** The statements that make a database equal to a migrated one. */
async function migratedStatements(): Promise<readonly CompiledQuery[]> {
  const { connection } = await migrated(await openEmptyDatabase());
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where name not like 'sqlite_%' and sql is not null order by rowid
  `.execute(connection);
  const tables = rows.filter(({ type }) => type === 'table').map(({ name }) => name);
  const filled = await Promise.all(tables.map((name) => insertionOf(connection, name)));
  await connection.destroy();
  return [...rows.map((row) => CompiledQuery.raw(row.sql)), ...filled.flat()];
}

/** The statement that fills a copy of a table; none when the table is empty. */
async function insertionOf(connection: Connection, table: string): Promise<CompiledQuery[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(connection);
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  return [sql`insert into ${sql.table(table)} (${columns}) values ${values}`.compile(connection)];
}

/** Tests of a behaviour; `openEmpty` opens a database without tables. */
type TestsOnDatabase = (open: OpenTestDatabase, openEmpty: OpenTestDatabase) => void;

/** Describes a behaviour once, for both databases. */
export function describeOnBothDatabases(title: string, tests: TestsOnDatabase): void {
  describe(`${title} (SQLite)`, () => tests(openMemoryDatabase, openEmptyDatabase));
  describe.skipIf(postgresMissing)(`${title} (PostgreSQL)`, () => {
    const databases = usePostgres();
    tests(
      async () => openPostgres(await databases.create(MIGRATED)),
      async () => openPostgres(await databases.create()),
    );
  });
}

/** A database of the shared PostgreSQL that is never opened, only copied. */
const MIGRATED = 'migrated';
let made = 0;

/** Databases of PostgreSQL for the tests of a `describe`, removed after them. */
export function usePostgres(): { create: (template?: string) => Promise<string> } {
  let server = '';
  const names: string[] = [];
  beforeAll(async () => {
    server = await sharedPostgres(makeTemplate);
  });
  afterAll(async () => {
    for (const name of names) await administer(server, `drop database ${name} with (force)`);
  });
  return {
    async create(template) {
      made += 1;
      const name = `test_${process.pid}_${made}`;
      names.push(name);
      return createDatabase(server, name, template);
    },
  };
}

async function makeTemplate(server: string): Promise<void> {
  const { connection } = await migrated(await openPostgres(await createDatabase(server, MIGRATED)));
  await connection.destroy();
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}
