import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** One row that is written to find out whether the database can be written to. */
export const pulseMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    await database.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', columnTypes[dialect].timestamp, (column) => column.notNull())
      .execute();
  },
  async down(database) {
    await database.schema.dropTable('pulse').execute();
  },
});
