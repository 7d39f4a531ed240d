import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** A hold on everything that waits to be sent, and the hashes of inboxes that want no mails. */
export const mailHoldMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp } = columnTypes[dialect];
    await database.schema
      .createTable('mail_hold')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('held_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('suppressed_inbox')
      .addColumn('inbox_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
  },
  async down(database) {
    for (const table of ['suppressed_inbox', 'mail_hold']) await database.schema.dropTable(table).execute();
  },
});
