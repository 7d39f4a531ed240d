import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** The pictures of articles, and which save of which article shows them (D76). */
export const picturesMigration = (dialect: Dialect): Migration => ({
  async up(database: AnyDatabase) {
    const { bytes, timestamp } = columnTypes[dialect];
    const needed = (column: ColumnDefinitionBuilder) => column.notNull();
    await database.schema
      .createTable('picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('large', bytes, needed)
      .addColumn('small', bytes, needed)
      .addColumn('width', 'integer', needed)
      .addColumn('height', 'integer', needed)
      .addColumn('by_email', 'text', needed)
      .addColumn('uploaded_at', timestamp, needed)
      .execute();
    await database.schema
      .createTable('picture_use')
      .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
      .addColumn('number', 'integer', needed)
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .addPrimaryKeyConstraint('picture_use_key', ['article_id', 'number', 'picture_id'])
      .execute();
    await database.schema.createIndex('picture_use_picture').on('picture_use').column('picture_id').execute();
  },

  async down(database: AnyDatabase) {
    for (const table of ['picture_use', 'picture']) await database.schema.dropTable(table).execute();
  },
});
