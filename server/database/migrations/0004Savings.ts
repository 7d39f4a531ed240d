import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** Leads of the savings calculator, whose consent is optional, and detailed quotes. */
export const savingsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { json, timestamp } = columnTypes[dialect];

    await database.schema
      .createTable('saving_lead')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('timeframe', 'text', (column) => column.notNull())
      .addColumn('wants_consultation', 'integer', (column) => column.notNull())
      .addColumn('answers', json, (column) => column.notNull())
      .addColumn('estimate', json, (column) => column.notNull())
      .addColumn('report', json, (column) => column.notNull())
      .addColumn('schema_version', 'text', (column) => column.notNull())
      .addColumn('consent_text', 'text')
      .addColumn('consent_version', 'text')
      .addColumn('consent_at', timestamp)
      .addColumn('consent_page', 'text')
      .addColumn('consent_language', 'text')
      .addColumn('consent_address', 'text')
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('saving_lead_email_key').on('saving_lead').column('email_key').execute();

    await database.schema
      .createTable('saving_quote')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('report', json, (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('saving_quote_email_key').on('saving_quote').column('email_key').execute();
  },
});
