import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isRecord } from '#domain/json.ts';
import { FLOW_KEY } from '#server/repositories/funnelRepository.ts';
import type { Connection, Tables } from './schema.ts';

/** Not copied: counts of the moment, and the number by which running processes notice new articles. */
type Table = Exclude<keyof Tables, 'pulse' | 'shared_count' | 'article_version'>;
type Row = Readonly<Record<string, unknown>>;
/** The rows of one table, and a checksum over them. */
export type TableSum = { table: Table; rows: number; checksum: string };

/** In an order in which no row refers to one that is not copied yet. `counts` names an `id` column that counts up, and
 * `page` the number of rows read at a time where rows are large. */
const TABLES: Readonly<Record<Table, { order: readonly string[]; counts?: string; page?: number }>> = {
  consent_wording: { order: ['form', 'version', 'language', 'text'] },
  comparison: { order: ['id'] },
  lead: { order: ['id'] },
  lead_event: { order: ['id'] },
  interaction: { order: ['id'] },
  admin: { order: ['id'], counts: 'id' },
  second_factor: { order: ['admin_id'] },
  recovery_code: { order: ['admin_id', 'code_hash'] },
  admin_session: { order: ['id_hash'] },
  idempotency_key: { order: ['scope', 'key'] },
  outbox: { order: ['id'], counts: 'id' },
  mail_hold: { order: ['id'] },
  suppressed_inbox: { order: ['inbox_hash'] },
  mail_allowance: { order: ['inbox', 'day', 'occasion'] },
  funnel_attempt: { order: ['id'] },
  funnel_flow: { order: FLOW_KEY },
  article: { order: ['id'] },
  article_revision: { order: ['article_id', 'number'] },
  picture: { order: ['id'], page: 20 },
  picture_use: { order: ['article_id', 'number', 'picture_id'] },
};
/** PostgreSQL keeps their value, not their characters. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'answers',
  'recommendations',
  'fields',
  'details',
  'consent',
  'mail',
  'moves',
]);
const PAGE = 500;

const tableNames = Object.keys(TABLES) as Table[];

/** The content of each table, as a number of rows and a checksum that is the same on both databases. */
export async function sumsOf(connection: Connection): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of tableNames) {
    let rows = 0;
    let sum = 0n;
    for await (const page of pagesOf(connection, table)) {
      rows += page.length;
      for (const row of page) sum = BigInt.asUintN(64, sum + hashOf(row));
    }
    sums.push({ table, rows, checksum: sum.toString(16).padStart(16, '0') });
  }
  return sums;
}

/** Copies every row to an empty PostgreSQL with the same tables: all of them, or none. */
export async function copyTables(from: Connection, to: Connection): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    for (const table of tableNames) {
      for await (const page of pagesOf(from, table))
        await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(page[0] ?? {}).map((column) => sql.ref(column)))})
          values ${sql.join(page.map((row) => sql`(${sql.join(Object.values(row))})`))}`.execute(transaction);
      const { counts } = TABLES[table];
      if (counts !== undefined)
        await sql`select setval(pg_get_serial_sequence(${table}, ${counts}),
          coalesce((select max(${sql.ref(counts)}) from ${sql.table(table)}), 1))`.execute(transaction);
    }
  });
}

/** By offset, because not every table can be ordered by a single column; nothing else writes meanwhile. No two rows may
 * be equal in this order, otherwise PostgreSQL may arrange them differently for each page. */
async function* pagesOf(connection: Connection, table: Table): AsyncGenerator<Row[]> {
  const { order, page = PAGE } = TABLES[table];
  for (let offset = 0; ; offset += page) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} order by ${sql.join(order.map((column) => sql.ref(column)))}
      limit ${page} offset ${offset}`.execute(connection);
    if (rows.length === 0) return;
    yield rows;
  }
}

function hashOf(row: Row): bigint {
  const columns = Object.entries(row)
    .map(([column, value]) => [column, comparable(column, value)])
    .sort(([a], [b]) => String(a).localeCompare(String(b), 'en'));
  return createHash('sha256').update(JSON.stringify(columns)).digest().readBigUInt64BE();
}

function comparable(column: string, value: unknown): unknown {
  // Each database has a type of its own for bytes.
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  return JSON_COLUMNS.has(column) && value !== null ? sorted(JSON.parse(String(value))) : value;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}
