import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** Where visitors leave the quizzes (D53): single attempts, kept for a while, and counts, kept forever. */
export const funnelMigration = (dialect: Dialect): Migration => ({
  async up(database: AnyDatabase) {
    const { json, timestamp } = columnTypes[dialect];
    const needed = (column: ColumnDefinitionBuilder) => column.notNull();
    await database.schema
      .createTable('funnel_attempt')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quiz', 'text', needed)
      .addColumn('version', 'text', needed)
      .addColumn('way', 'text', needed)
      .addColumn('language', 'text', needed)
      .addColumn('device', 'text', needed)
      .addColumn('day', 'text', needed)
      .addColumn('moves', json, needed)
      .addColumn('created_at', timestamp, needed)
      .execute();
    await database.schema.createIndex('funnel_attempt_created_at').on('funnel_attempt').column('created_at').execute();

    const flows = database.schema
      .createTable('funnel_flow')
      .addColumn('quiz', 'text', needed)
      .addColumn('version', 'text', needed)
      .addColumn('day', 'text', needed)
      .addColumn('way', 'text', needed)
      .addColumn('language', 'text', needed)
      .addColumn('device', 'text', needed)
      .addColumn('from_place', 'text', needed)
      .addColumn('to_place', 'text', needed)
      .addColumn('kind', 'text', needed)
      .addColumn('is_first', 'integer', needed)
      .addColumn('pace', 'integer', needed)
      .addColumn('count', 'integer', needed)
      .addPrimaryKeyConstraint('funnel_flow_key', [
        ...(['quiz', 'version', 'from_place', 'to_place', 'kind', 'is_first', 'pace'] as const),
        ...(['day', 'way', 'language', 'device'] as const),
      ]);
    // Stored in the order in which they are added up: SQLite would otherwise sort them first, ten times slower.
    await (dialect === 'sqlite' ? flows.modifyEnd(sql`without rowid`) : flows).execute();
  },

  async down(database: AnyDatabase) {
    await database.schema.dropTable('funnel_flow').execute();
    await database.schema.dropTable('funnel_attempt').execute();
  },
});
