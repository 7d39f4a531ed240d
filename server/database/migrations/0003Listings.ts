import type { Migration } from 'kysely';
import { columnTypes } from '../columnTypes.ts';
import type { Dialect } from '../schema.ts';

/** Listings, demo requests, suspicions and administrators. */
export const listingsMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const { timestamp, id } = columnTypes[dialect];

    await database.schema
      .createTable('listing')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('software_type', 'text', (column) => column.notNull())
      .addColumn('product_name', 'text', (column) => column.notNull())
      .addColumn('website', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('consent_text', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('consent_at', timestamp, (column) => column.notNull())
      .addColumn('consent_page', 'text', (column) => column.notNull())
      .addColumn('consent_language', 'text', (column) => column.notNull())
      .addColumn('consent_address', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('listing_email_key').on('listing').column('email_key').execute();

    await database.schema
      .createTable('demo_request')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('restaurant_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('website', 'text')
      .addColumn('restaurant_type', 'text', (column) => column.notNull())
      .addColumn('monthly_sales_volume', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('demo_request_email_key').on('demo_request').column('email_key').execute();

    await database.schema
      .createTable('suspicion')
      .addColumn('about_id', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('admin')
      .addColumn('id', id, (column) =>
        dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('admin_session')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
      .addColumn('created_at', timestamp, (column) => column.notNull())
      .addColumn('seen_at', timestamp, (column) => column.notNull())
      .execute();
    await database.schema.createIndex('admin_session_admin').on('admin_session').column('admin_id').execute();
  },
});
