import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** The articles that editors write, every version of each, and a number that changes with any of them (D73). */
export const articlesMigration = (dialect: Dialect): Migration => ({
  async up(database: AnyDatabase) {
    const { json, timestamp } = columnTypes[dialect];
    const needed = (column: ColumnDefinitionBuilder) => column.notNull();
    await database.schema
      .createTable('article')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', needed)
      .addColumn('status', 'text', needed)
      .addColumn('publish_at', timestamp)
      .addColumn('fields', json, needed)
      .addColumn('content', 'text', needed)
      .addColumn('read_minutes', 'integer', needed)
      .addColumn('by_email', 'text', needed)
      .addColumn('created_at', timestamp, needed)
      .addColumn('changed_at', timestamp, needed)
      .addColumn('removed_at', timestamp)
      .execute();
    await database.schema
      .createTable('article_revision')
      .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
      .addColumn('number', 'integer', needed)
      .addColumn('fields', json, needed)
      .addColumn('content', 'text', needed)
      .addColumn('by_email', 'text', needed)
      .addColumn('created_at', timestamp, needed)
      .addPrimaryKeyConstraint('article_revision_key', ['article_id', 'number'])
      .execute();
    await database.schema
      .createTable('article_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', needed)
      .execute();
    await database.insertInto('article_version').values({ id: 1, version: 0 }).execute();
  },

  async down(database: AnyDatabase) {
    for (const table of ['article_version', 'article_revision', 'article'])
      await database.schema.dropTable(table).execute();
  },
});
