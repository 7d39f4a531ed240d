import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** Leads with their comparison, quiz starts, interactions, idempotency keys and the outbox. */
export const leadsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { json, timestamp, id } = columnTypes[dialect];

    await database.schema
      .createTable('comparison')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('answers', json, (column) => column.notNull())
      .addColumn('recommendations', json, (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('lead')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('comparison_id', 'text', (column) => column.notNull().unique().references('comparison.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('timeframe', 'text', (column) => column.notNull())
      .addColumn('wants_consultation', 'integer', (column) => column.notNull())
      .addColumn('answers', json, (column) => column.notNull())
      .addColumn('recommendations', json, (column) => column.notNull())
      .addColumn('schema_version', 'text', (column) => column.notNull())
      .addColumn('consent_text', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('consent_at', timestamp, (column) => column.notNull())
      .addColumn('consent_page', 'text', (column) => column.notNull())
      .addColumn('consent_language', 'text', (column) => column.notNull())
      .addColumn('consent_address', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('lead_email_key').on('lead').column('email_key').execute();
    await database.schema.createIndex('lead_created_at').on('lead').column('created_at').execute();

    await database.schema
      .createTable('quiz_start')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('interaction')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('details', json, (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('idempotency_key')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      // Text on both: a repeated request is answered with the same characters, and jsonb reorders keys.
      .addColumn('body', 'text')
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key_primary', ['scope', 'key'])
      .execute();
    await database.schema
      .createIndex('idempotency_key_created_at')
      .on('idempotency_key')
      .column('created_at')
      .execute();

    await database.schema
      .createTable('outbox')
      .addColumn('id', id, (column) =>
        dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('mail', json, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('run_at', timestamp, (column) => column.notNull())
      .addColumn('locked_until', timestamp)
      .addColumn('outcome', 'text')
      .addColumn('done_at', timestamp)
      .addColumn('last_error', 'text')
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('outbox_due').on('outbox').columns(['outcome', 'run_at']).execute();
    await database.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();

    await database.schema
      .createTable('mail_allowance')
      .addColumn('inbox', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_allowance_primary', ['inbox', 'day'])
      .execute();
  },
});
