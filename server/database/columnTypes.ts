import type { ColumnDataType } from 'kysely';
import type { Dialect } from './schema.ts';

/** The column types in which the two databases differ; everything else in a migration is the same. */
export const columnTypes = {
  sqlite: { json: 'text', timestamp: 'text', id: 'integer', bytes: 'blob' },
  postgres: { json: 'jsonb', timestamp: 'timestamptz', id: 'bigserial', bytes: 'bytea' },
} as const satisfies Record<Dialect, Record<'json' | 'timestamp' | 'id' | 'bytes', ColumnDataType>>;
