import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Database, Tables } from './schema.ts';

/** The part of Node's `node:sqlite` that we use; Node 20 and 22 get the same API from a package. */
type NativeDatabase = {
  exec(sql: string): void;
  close(): void;
  prepare(sql: string): {
    columns(): unknown[];
    all(...parameters: SqlValue[]): unknown[];
    run(...parameters: SqlValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(...parameters: SqlValue[]): IterableIterator<unknown>;
  };
};
type SqliteModule = { DatabaseSync: new (file: string) => NativeDatabase };
type SqlValue = string | number | bigint | null | Uint8Array;

/** The first version whose built-in SQLite prints no warning. */
const NODE_WITH_SQLITE = 24;

/**
 * Opens the embedded database, a file or `:memory:`. A committed row survives a power cut: WAL with synchronous=FULL
 * syncs once per commit.
 */
export async function openSqlite(file: string): Promise<Database> {
  const { DatabaseSync } = await loadSqlite();
  const native = new DatabaseSync(file);
  native.exec('pragma busy_timeout=5000; pragma journal_mode=WAL; pragma synchronous=FULL; pragma foreign_keys=ON;');
  const dialect = new SqliteDialect({ database: adapt(native) });
  return { connection: new Kysely<Tables>({ dialect }), dialect: 'sqlite' };
}

async function loadSqlite(): Promise<SqliteModule> {
  if (Number.parseInt(process.versions.node, 10) < NODE_WITH_SQLITE) return import('@photostructure/sqlite');
  // Not an import: bundlers and test runners strip the prefix of `node:sqlite`.
  return process.getBuiltinModule('node:sqlite') as unknown as SqliteModule;
}

function adapt(native: NativeDatabase): SqliteDatabase {
  return {
    close() {
      // A stopped server leaves one file, which a copy needs.
      native.exec('pragma wal_checkpoint(TRUNCATE)');
      native.close();
    },
    prepare(sql) {
      const statement = native.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      };
    },
  };
}

/** `node:sqlite` takes an object or a Date for named parameters and silently stores NULL. */
export function bindable(parameters: readonly unknown[]): SqlValue[] {
  return parameters.map((value) => {
    if (value === null || value instanceof Uint8Array) return value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
    throw new TypeError(`Cannot store a value of type ${typeof value}; convert it to text or a number first`);
  });
}
