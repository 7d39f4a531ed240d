import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Tables } from './schema.ts';

type Parse = (text: string) => unknown;

/** Opens PostgreSQL and makes it answer as SQLite does: JSON as text, timestamps as ISO text, big integers as numbers. */
export async function openPostgres(url: string): Promise<Database> {
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
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, types });
  // Without a listener, a connection that the server drops ends the process. The pool makes another at the next query,
  // which reports any lasting problem.
  pool.on('error', () => undefined);
  return { connection: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), dialect: 'postgres' };
}
