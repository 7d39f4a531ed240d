import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

const TABLES = ['lead', 'listing'] as const;

/** A lead may be kept without a consent. SQLite cannot change a column: each table is rebuilt. */
export const consentsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp } = columnTypes[dialect];
    const columns = {
      consent_text: 'text',
      consent_version: 'text',
      consent_at: timestamp,
      consent_page: 'text',
      consent_language: 'text',
      consent_address: 'text',
    } as const;
    for (const table of TABLES) {
      for (const [column, type] of Object.entries(columns)) {
        const before = `${column}_before`;
        await database.schema.alterTable(table).renameColumn(column, before).execute();
        await database.schema.alterTable(table).addColumn(column, type).execute();
        await database
          .updateTable(table)
          .set((row: { ref: (name: string) => unknown }) => ({ [column]: row.ref(before) }))
          .execute();
        await database.schema.alterTable(table).dropColumn(before).execute();
      }
    }
  },
});
