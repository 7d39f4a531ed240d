import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** The second factors of accounts, and their recovery codes for a lost phone. */
export const secondFactorsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp } = columnTypes[dialect];
    await database.schema
      .createTable('second_factor')
      .addColumn('admin_id', 'integer', (column) => column.primaryKey())
      .addColumn('sealed_secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('confirmed_at', timestamp)
      .execute();
    await database.schema
      .createTable('recovery_code')
      .addColumn('admin_id', 'integer', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_pk', ['admin_id', 'code_hash'])
      .execute();
  },
  async down(database) {
    await database.schema.dropTable('recovery_code').execute();
    await database.schema.dropTable('second_factor').execute();
  },
});
