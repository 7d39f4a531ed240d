import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Database, Tables } from './schema.ts';

/** The part of Node's `node:sqlite` in use here; Node 20 and 22 get the same API from a package. */
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
type SqliteModule = { DatabaseSync: new (file: string, options?: { readOnly: boolean }) => NativeDatabase };
type SqlValue = string | number | bigint | null | Uint8Array;

/** The result of a statement that writes. */
export type Forwarded = { rows: unknown[]; numAffectedRows: bigint | undefined };
/** Has a statement carried out elsewhere; undefined when it has to be carried out here. */
export type Forward = (sql: string, parameters: readonly unknown[]) => Promise<Forwarded> | undefined;

type Options = {
  isDurable?: boolean;
  /** Where statements that write are carried out; for connections that begin no transactions. */
  forward?: Forward | undefined;
};

/** In pages of 4 kB. */
const LONGEST_LOG = 20_000;

/** The first version whose built-in SQLite prints no warning. */
const NODE_WITH_SQLITE = 24;

/**
 * Opens the embedded database, a file or `:memory:`. A committed row survives a power cut: WAL with synchronous=FULL
 * syncs once per commit. Work that may be done twice need not survive one, and costs no sync (`isDurable: false`).
 */
export async function openSqlite(file: string, { isDurable = true, forward }: Options = {}): Promise<Database> {
  const { DatabaseSync } = await loadSqlite();
  const native = new DatabaseSync(file);
  native.exec('pragma busy_timeout=5000; pragma journal_mode=WAL; pragma foreign_keys=ON;');
  // Deleted rows are overwritten: no forgotten person remains in the free pages of the file.
  native.exec(`pragma synchronous=${isDurable ? 'FULL' : 'NORMAL'}; pragma secure_delete=ON;`);
  // Delivery moves the log into the file, so that no visitor waits for that; this limit is for when delivery does not run.
  if (isDurable) native.exec(`pragma wal_autocheckpoint=${LONGEST_LOG}`);
  // From here on, waiting for a lock does not block this process, which may itself hold the lock.
  native.exec('pragma busy_timeout=0');
  const dialect = new PatientDialect({ database: adapt(native) }, forward);
  return { connection: new Kysely<Tables>({ dialect }), dialect: 'sqlite' };
}

/** The rows of a query on a database that a server may have open; the file is not changed. */
export async function readSqlite(file: string, query: string): Promise<unknown[]> {
  const { DatabaseSync } = await loadSqlite();
  const native = new DatabaseSync(file, { readOnly: true });
  try {
    native.exec('pragma busy_timeout=5000');
    return native.prepare(query).all();
  } finally {
    native.close();
  }
}

/** Waits for the lock of another process, and meanwhile lets this one answer. */
class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #forward: Forward | undefined;
  constructor(config: SqliteDialectConfig, forward: Forward | undefined) {
    super(config);
    this.#config = config;
    this.#forward = forward;
  }
  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#forward);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #forward: Forward;
  #isInTransaction = false;
  constructor(config: SqliteDialectConfig, forward: Forward = () => undefined) {
    super(config);
    this.#forward = forward;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const forwarded = isWrite(query) ? await this.#forward(query.sql, query.parameters) : undefined;
        return forwarded ? resultOf<Row>(forwarded) : this.#patiently(() => connection.executeQuery<Row>(query));
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** Takes the write lock at once, so that a transaction that waits for another process has not done anything yet. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  /** SQLite itself rolls back what did not fit on the disk: the rollback that then finds no transaction is no failure. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** Tries again while another process holds the lock. Meanwhile the connection is free for readers. */
  async #patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() - began > PATIENCE) throw error;
      }
      if (this.#isInTransaction) await setTimeout(PAUSE);
      else {
        await super.releaseConnection();
        await setTimeout(PAUSE);
        await super.acquireConnection();
      }
    }
  }
}

const isWrite = ({ query: { kind } }: CompiledQuery): boolean =>
  kind === 'InsertQueryNode' || kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode';

/** The rows have the type of the query, wherever it was carried out. */
const resultOf = <Row>({ rows, numAffectedRows }: Forwarded): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(numAffectedRows !== undefined && { numAffectedRows }),
});

const PATIENCE = 10_000;
const PAUSE = 5;
/** SQLite's primary result code; its extended variants mean that waiting does not help. */
const BUSY = 5;

/** With the package for older versions of Node, the errors of some statements have no code, only words. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'errcode' in error ? error.errcode === BUSY : error.message === 'database is locked';
}

async function loadSqlite(): Promise<SqliteModule> {
  if (Number.parseInt(process.versions.node, 10) < NODE_WITH_SQLITE) return import('@photostructure/sqlite');
  // Not an import: bundlers and test runners strip the prefix of `node:sqlite`.
  return process.getBuiltinModule('node:sqlite') as unknown as SqliteModule;
}

/** A statement has as many variants as there can be leads in one commit. */
const MOST_PREPARED = 1000;

function adapt(native: NativeDatabase): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close() {
      // A stopped server leaves a single file, so that copying it is enough.
      native.exec('pragma wal_checkpoint(TRUNCATE)');
      native.close();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = native.prepare(sql);
      const made = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
      };
      // Changes of the tables are not repeated.
      if (!/^\s*(?:create|alter|drop|pragma|vacuum)\b/i.test(sql)) prepared.set(sql, made);
      return made;
    },
  };
}

/** `node:sqlite` would take an object or a Date for named parameters and silently store NULL. */
export function bindable(parameters: readonly unknown[]): SqlValue[] {
  return parameters.map((value) => {
    if (value === null || value instanceof Uint8Array) return value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
    throw new TypeError(`Cannot store a value of type ${typeof value}; convert it to text or a number first`);
  });
}
