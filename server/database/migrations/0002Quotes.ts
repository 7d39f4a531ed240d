import { type Kysely, type Migration, sql } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** Quote requests and comparison reports; from now on a queued mail may be about any stored row, not only a lead. */
export const quotesMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { json, timestamp } = columnTypes[dialect];

    await database.schema
      .createTable('quote')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.references('lead.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('timeframe', 'text', (column) => column.notNull())
      .addColumn('systems', json, (column) => column.notNull())
      .addColumn('additional_info', 'text')
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('quote_email_key').on('quote').column('email_key').execute();
    await database.schema.createIndex('quote_lead').on('quote').column('lead_id').execute();

    await database.schema
      .createTable('comparison_report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await (dialect === 'sqlite' ? rebuildOutbox(database) : freeOutbox(database));

    // It only counts today's mails, so nothing is lost.
    await database.schema.dropTable('mail_allowance').execute();
    await database.schema
      .createTable('mail_allowance')
      .addColumn('inbox', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('occasion', 'text', (column) => column.notNull())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_allowance_primary', ['inbox', 'day', 'occasion'])
      .execute();
  },
});

async function freeOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outbox').dropConstraint('outbox_lead_id_fkey').execute();
  await database.schema.alterTable('outbox').renameColumn('lead_id', 'about_id').execute();
  await sql`alter index outbox_lead rename to outbox_about`.execute(database);
}

/** SQLite cannot drop a constraint: the table is rebuilt. */
async function rebuildOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox_moved')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('locked_until', 'text')
    .addColumn('outcome', 'text')
    .addColumn('done_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into outbox_moved
    select id, lead_id, kind, mail, attempts, run_at, locked_until, outcome, done_at, last_error, created_at
    from outbox`.execute(database);
  await database.schema.dropTable('outbox').execute();
  await database.schema.alterTable('outbox_moved').renameTo('outbox').execute();
  await database.schema.createIndex('outbox_due').on('outbox').columns(['outcome', 'run_at']).execute();
  await database.schema.createIndex('outbox_about').on('outbox').column('about_id').execute();
}
