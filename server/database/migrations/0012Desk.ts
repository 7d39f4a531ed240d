import type { Kysely, Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** A migration sees the tables of its time, which no type describes any more. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;
type Row = Readonly<Record<string, unknown>>;

const PAGE = 500;
/** Who a lead is from, in the forms of this time. */
const NAMES = ['name', 'companyName', 'productName', 'restaurantName', 'phone', 'cellPhone'];
const LONGEST_SEARCH = 300;

/**
 * The columns by which the desk finds and sorts leads; what was done with each lead; roles of accounts and devices of
 * their sessions. An account that could edit articles until now can do only that until its role is changed.
 */
export const deskMigration = (dialect: Dialect): Migration => ({
  async up(database: AnyDatabase) {
    const { timestamp } = columnTypes[dialect];
    const text = (table: string, name: string, fallback = '') =>
      database.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(fallback))
        .execute();
    await text('lead', 'state', 'new');
    await database.schema.alterTable('lead').addColumn('owner_id', 'integer').execute();
    await database.schema
      .alterTable('lead')
      .addColumn('score', 'integer', (column) => column.notNull().defaultTo(-1))
      .execute();
    for (const name of ['language', 'source', 'search']) await text('lead', name);
    await describeLeads(database);

    await database.schema.dropIndex('lead_created_at').execute();
    const found = ['kind', 'state', 'score', 'language', 'source', 'owner_id'];
    await database.schema
      .createIndex('lead_desk')
      .on('lead')
      // SQLite reads an index far faster than whole rows; PostgreSQL would not search in it.
      .columns(['created_at', 'id', ...found, ...(dialect === 'sqlite' ? ['search'] : [])])
      .execute();

    await database.schema
      .createTable('lead_event')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
      .addColumn('by_email', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('lead_event_lead').on('lead_event').column('lead_id').execute();

    await text('admin', 'role', 'editor');
    await text('admin_session', 'device');
  },

  async down(database: AnyDatabase) {
    await database.schema.dropTable('lead_event').execute();
    await database.schema.dropIndex('lead_desk').execute();
    for (const name of ['state', 'owner_id', 'score', 'language', 'source', 'search'])
      await database.schema.alterTable('lead').dropColumn(name).execute();
    await database.schema.alterTable('admin').dropColumn('role').execute();
    await database.schema.alterTable('admin_session').dropColumn('device').execute();
    await database.schema.createIndex('lead_created_at').on('lead').columns(['created_at', 'id']).execute();
  },
});

/** Forgotten people cannot be found. */
async function describeLeads(database: AnyDatabase): Promise<void> {
  for (let last = ''; ; ) {
    const rows: Row[] = await database
      .selectFrom('lead')
      .leftJoin('comparison', 'comparison.id', 'lead.comparison_id')
      .select(['lead.id', 'lead.email', 'lead.fields', 'lead.consent', 'comparison.recommendations'])
      .where('lead.id', '>', last)
      .orderBy('lead.id')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows)
      await database.updateTable('lead').set(columnsOf(row)).where('id', '=', String(row.id)).execute();
    last = String(rows.at(-1)?.id);
  }
}

function columnsOf({ email, fields, consent, recommendations }: Row): Record<string, unknown> {
  const values: Record<string, unknown> = JSON.parse(String(fields));
  const proof: Record<string, unknown> = consent === null ? {} : JSON.parse(String(consent));
  const names = NAMES.flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : []));
  const digits = String(values.phone ?? values.cellPhone ?? '').replace(/\D/g, '');
  return {
    score: bestScore(recommendations),
    language: String(proof.language ?? ''),
    source: String(proof.page ?? ''),
    search: email === '' ? '' : [email, ...names, digits].join(' ').toLowerCase().slice(0, LONGEST_SEARCH),
  };
}

/** A ranking is either a plain list of systems or stored beside its answers, each system's score second. */
function bestScore(recommendations: unknown): number {
  if (typeof recommendations !== 'string') return -1;
  const stored: { score: number }[] | { systems: [string, number][] } = JSON.parse(recommendations);
  return (Array.isArray(stored) ? stored[0]?.score : stored.systems[0]?.[1]) ?? -1;
}
