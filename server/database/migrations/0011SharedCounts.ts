import { type Migration, sql } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** Counts that the processes of one site share. After a crash counting starts over, so no write waits for the disk. */
export const sharedCountsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp } = columnTypes[dialect];
    await database.schema
      .createTable('shared_count')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', timestamp, (column) => column.notNull())
      .execute();
    if (dialect === 'postgres') await sql`alter table shared_count set unlogged`.execute(database);
  },
  async down(database) {
    await database.schema.dropTable('shared_count').execute();
  },
});
