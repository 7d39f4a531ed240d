import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Database, Tables } from './schema.ts';

type Parse = (text: string) => unknown;

const LONGEST_WAIT = 10_000;

/** Opens PostgreSQL and makes it answer as SQLite does: JSON as text, timestamps as ISO text, big integers as numbers. */
export async function openPostgres(url: string, { isDurable = true } = {}): Promise<Database> {
  const { default: pg } = await import('pg');
  const { builtins } = pg.types;
  const own = new Map<number, Parse>([
    [builtins.INT8, Number],
    [builtins.JSON, String],
    [builtins.JSONB, String],
    [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  ]);
  const getTypeParser = (type: number, format?: 'text' | 'binary'): Parse =>
    own.get(type) ??
    (format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text'));
  // The driver's type for this option has overloads, which an arrow function cannot have.
  const types = { getTypeParser: getTypeParser as typeof pg.types.getTypeParser };
  const pool = new pg.Pool({
    connectionString: url,
    max: isDurable ? 10 : 2,
    // A server that has gone silent is given up on, and the requests that waited for it are answered.
    connectionTimeoutMillis: LONGEST_WAIT,
    query_timeout: LONGEST_WAIT,
    statement_timeout: LONGEST_WAIT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    types,
    // Work that may be done twice need not survive a power cut, and costs no sync.
    ...(!isDurable && { options: '-c synchronous_commit=off' }),
  });
  // Without a listener, a connection that the server drops ends the process. The pool makes another at the next query,
  // which reports any lasting problem.
  pool.on('error', () => undefined);
  return {
    connection: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }),
    dialect: 'postgres',
  };
}

/** A statement has as many variants as there can be leads in one commit. */
const MOST_PREPARED = 1000;

/** Each statement is prepared once by each connection, under a name of its own. */
function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (sql: string): string | undefined => {
    if (!names.has(sql) && names.size < MOST_PREPARED) names.set(sql, `s${names.size}`);
    return names.get(sql);
  };
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) => {
        const name = values.length > 0 ? nameOf(text) : undefined;
        return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      };
      // Kysely's other kind of query is a cursor, for streams; none is opened here.
      return {
        query: query as unknown as Awaited<ReturnType<PostgresPool['connect']>>['query'],
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
}
