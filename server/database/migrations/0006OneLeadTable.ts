import { type Kysely, type Migration, sql } from 'kysely';
import { inboxOf } from '#server/repositories/inbox.ts';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

type Row = Readonly<Record<string, unknown>>;
/** A migration sees the tables of its time, which no type describes any more. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** How rows are read: the columns that become fields and details, by their new names. */
type Source = {
  table: string;
  kind: string;
  /** Fields of the form by the column they were in. */
  fields: Readonly<Record<string, string>>;
  details?: (row: Row) => object;
};

const CONTACT = { name: 'name', company_name: 'companyName', email: 'email', phone: 'phone', timeframe: 'timeframe' };
const json = (value: unknown): unknown => JSON.parse(String(value));

const SOURCES: readonly Source[] = [
  {
    table: 'lead',
    kind: 'quiz',
    fields: CONTACT,
    details: (row) => ({
      answers: json(row.answers),
      wantsConsultation: row.wants_consultation === 1,
      recommendations: json(row.recommendations),
    }),
  },
  {
    table: 'quote',
    kind: 'quote',
    fields: { ...CONTACT, additional_info: 'additionalInfo' },
    details: (row) => ({ systems: json(row.systems), ...(row.lead_id !== null && { leadId: row.lead_id }) }),
  },
  { table: 'comparison_report', kind: 'comparisonReport', fields: { email: 'email' } },
  { table: 'quiz_start', kind: 'quizStart', fields: { email: 'email' } },
  {
    table: 'listing',
    kind: 'listing',
    fields: {
      software_type: 'softwareType',
      product_name: 'productName',
      website: 'website',
      email: 'businessEmail',
      phone: 'cellPhone',
    },
  },
  {
    table: 'demo_request',
    kind: 'demoRequest',
    fields: {
      name: 'name',
      restaurant_name: 'restaurantName',
      email: 'businessEmail',
      phone: 'cellPhone',
      website: 'website',
      restaurant_type: 'restaurantType',
      monthly_sales_volume: 'monthlySalesVolume',
    },
  },
  {
    table: 'saving_lead',
    kind: 'savings',
    fields: CONTACT,
    details: (row) => ({
      answers: json(row.answers),
      wantsConsultation: row.wants_consultation === 1,
      estimate: json(row.estimate),
      report: json(row.report),
    }),
  },
  {
    table: 'saving_quote',
    kind: 'savingsQuote',
    fields: { name: 'name', email: 'email' },
    details: (row) => ({ report: json(row.report) }),
  },
];

const SUSPICIONS: Readonly<Record<string, string>> = { bait: 'honeypot', haste: 'tooFast' };
const PAGE = 500;

/**
 * One table for all leads: the values of a form are one column, so that a form can change without
 * a migration. A suspicion belongs to its lead, and an idempotency key to the row stored under it.
 */
export const oneLeadTableMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { json: jsonType, timestamp } = columnTypes[dialect];
    await database.schema
      .createTable('lead_new')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('inbox', 'text', (column) => column.notNull())
      .addColumn('comparison_id', 'text')
      .addColumn('fields', jsonType, (column) => column.notNull())
      .addColumn('details', jsonType, (column) => column.notNull())
      .addColumn('schema_version', 'text', (column) => column.notNull())
      .addColumn('consent', jsonType)
      .addColumn('suspicion', 'text')
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    for (const source of SOURCES) await move(database, source);
    // Quotes refer to leads, and leads to comparisons.
    for (const table of ['quote', 'lead', 'quiz_start', 'comparison_report', 'listing', 'demo_request'])
      await database.schema.dropTable(table).execute();
    for (const table of ['saving_lead', 'saving_quote', 'suspicion']) await database.schema.dropTable(table).execute();
    await database.schema.alterTable('lead_new').renameTo('lead').execute();
    await database.schema.createIndex('lead_inbox').on('lead').column('inbox').execute();
    await database.schema.createIndex('lead_created_at').on('lead').columns(['created_at', 'id']).execute();

    await nameInboxes(database);
    await database.schema.alterTable('idempotency_key').addColumn('about_id', 'text').execute();
    await nameKeys(database);
    await database.schema.createIndex('idempotency_key_about').on('idempotency_key').column('about_id').execute();
    // Its occasions are renamed, and it only counts today's mails.
    await database.deleteFrom('mail_allowance').execute();
  },
});

async function move(database: AnyDatabase, source: Source): Promise<void> {
  for await (const rows of pagesOf(database, source.table)) {
    const ids = rows.map(({ id }) => id);
    const suspicions: Row[] = await database.selectFrom('suspicion').selectAll().where('about_id', 'in', ids).execute();
    const reasons = new Map(suspicions.map(({ about_id, reason }) => [about_id, SUSPICIONS[String(reason)] ?? reason]));
    await database
      .insertInto('lead_new')
      .values(rows.map((row) => ({ ...toLead(row, source), suspicion: reasons.get(row.id) ?? null })))
      .execute();
  }
}

function toLead(row: Row, { kind, fields, details }: Source): Row {
  const email = String(row.email);
  const given = Object.entries(fields).filter(([column]) => row[column] !== null && row[column] !== '');
  return {
    id: row.id,
    kind,
    email,
    inbox: inboxOf(email),
    comparison_id: row.comparison_id ?? null,
    fields: JSON.stringify(Object.fromEntries(given.map(([column, field]) => [field, row[column]]))),
    details: JSON.stringify(details?.(row) ?? {}),
    schema_version: row.schema_version ?? '',
    consent: consentOf(row),
    created_at: row.created_at,
  };
}

/** A row without an address was forgotten, along with its consent. */
function consentOf(row: Row): string | null {
  if (row.consent_text === undefined || row.consent_text === null || row.email === '') return null;
  return JSON.stringify({
    text: row.consent_text,
    version: row.consent_version,
    page: row.consent_page,
    language: row.consent_language,
    at: row.consent_at,
    address: row.consent_address,
  });
}

/** The inbox takes the place of the address in lower case. */
async function nameInboxes(database: AnyDatabase): Promise<void> {
  await database.schema.alterTable('interaction').renameColumn('email_key', 'inbox').execute();
  for await (const rows of pagesOf(database, 'interaction'))
    for (const { id, email } of rows)
      await database
        .updateTable('interaction')
        .set({ inbox: inboxOf(String(email)) })
        .where('id', '=', id)
        .execute();
  await database.schema.createIndex('interaction_inbox').on('interaction').column('inbox').execute();
}

/** The answer of a key names the row stored under it. */
async function nameKeys(database: AnyDatabase): Promise<void> {
  const keys: Row[] = await database.selectFrom('idempotency_key').select(['scope', 'key', 'body']).execute();
  for (const { scope, key, body } of keys) {
    const id = /"id":"([0-9a-f-]{36})"/.exec(String(body))?.[1];
    if (id !== undefined)
      await sql`update idempotency_key set about_id = ${id} where scope = ${scope} and key = ${key}`.execute(database);
  }
}

async function* pagesOf(database: AnyDatabase, table: string): AsyncGenerator<Row[]> {
  let last = '';
  for (;;) {
    const rows: Row[] = await database
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = String(rows.at(-1)?.id);
  }
}
