import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** The consent boxes that the site has shown, by form, version and language. */
export const consentWordingsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp } = columnTypes[dialect];
    await database.schema
      .createTable('consent_wording')
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('first_shown_at', timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_wording_pk', ['form', 'version', 'language', 'text'])
      .execute();
  },
  async down(database) {
    await database.schema.dropTable('consent_wording').execute();
  },
});
