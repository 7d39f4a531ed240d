import { type Migration, Migrator } from 'kysely';
import { leadsMigration } from './migrations/0001Leads.ts';
import { quotesMigration } from './migrations/0002Quotes.ts';
import { listingsMigration } from './migrations/0003Listings.ts';
import { savingsMigration } from './migrations/0004Savings.ts';
import type { Database, Dialect } from './schema.ts';

/** Every change of the tables, oldest first; their names are kept in the database and never change. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001_leads': leadsMigration(dialect),
  '0002_quotes': quotesMigration(dialect),
  '0003_listings': listingsMigration(dialect),
  '0004_savings': savingsMigration(dialect),
});

const ATTEMPTS = 3;

/** Brings the tables up to date. Safe to run from several processes at once. */
export async function migrate({ connection, dialect }: Database, attempt = 1): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // SQLite has no lock for migrations: of two processes that start on an empty folder one is refused, and finds the
  // work done when it looks again.
  if (dialect === 'postgres' || attempt === ATTEMPTS) throw error;
  await migrate({ connection, dialect }, attempt + 1);
}
