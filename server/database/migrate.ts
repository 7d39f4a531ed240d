import { type Migration, Migrator, sql } from 'kysely';
import { leadsMigration } from './migrations/0001Leads.ts';
import { quotesMigration } from './migrations/0002Quotes.ts';
import { listingsMigration } from './migrations/0003Listings.ts';
import { savingsMigration } from './migrations/0004Savings.ts';
import { consentsMigration } from './migrations/0005Consents.ts';
import { oneLeadTableMigration } from './migrations/0006OneLeadTable.ts';
import { pulseMigration } from './migrations/0007Pulse.ts';
import { comparisonsAloneMigration } from './migrations/0008ComparisonsAlone.ts';
import { mailHoldMigration } from './migrations/0009MailHold.ts';
import { sharedCountsMigration } from './migrations/0011SharedCounts.ts';
import { deskMigration } from './migrations/0012Desk.ts';
import { consentWordingsMigration } from './migrations/0013ConsentWordings.ts';
import { dueMailsMigration } from './migrations/0014DueMails.ts';
import { funnelMigration } from './migrations/0015Funnel.ts';
import { secondFactorsMigration } from './migrations/0016SecondFactors.ts';
import { articlesMigration } from './migrations/0017Articles.ts';
import { picturesMigration } from './migrations/0018Pictures.ts';
import { refuseNewer } from './newerDatabase.ts';
import type { Connection, Database, Dialect } from './schema.ts';

/** Every change of the tables, oldest first; their names are kept in the database and never change. */
export const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001_leads': leadsMigration(dialect),
  '0002_quotes': quotesMigration(dialect),
  '0003_listings': listingsMigration(dialect),
  '0004_savings': savingsMigration(dialect),
  '0005_consents': consentsMigration(dialect),
  '0006_one_lead_table': oneLeadTableMigration(dialect),
  '0007_pulse': pulseMigration(dialect),
  '0008_comparisons_alone': comparisonsAloneMigration(dialect),
  '0009_mail_hold': mailHoldMigration(dialect),
  '0011_shared_counts': sharedCountsMigration(dialect),
  '0012_desk': deskMigration(dialect),
  '0013_consent_wordings': consentWordingsMigration(dialect),
  '0014_due_mails': dueMailsMigration(),
  '0015_funnel': funnelMigration(dialect),
  '0016_second_factors': secondFactorsMigration(dialect),
  '0017_articles': articlesMigration(dialect),
  '0018_pictures': picturesMigration(dialect),
});

/** Brings the tables up to date. Safe to run from several processes at once. */
export async function migrate({ connection, dialect }: Database): Promise<void> {
  await refuseNewer(connection, Object.keys(migrations(dialect)));
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations(dialect) } });
  const run = async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  };
  await (dialect === 'postgres' ? run() : asOnlyWriter(connection, run));
}

/**
 * SQLite has no lock for migrations, unlike PostgreSQL. Its write lock is held over all of them: another process
 * waits and then finds the work done.
 */
async function asOnlyWriter(connection: Connection, run: () => Promise<void>): Promise<void> {
  await sql`begin immediate`.execute(connection);
  try {
    await run();
  } catch (error) {
    await sql`rollback`.execute(connection);
    throw error;
  }
  await sql`commit`.execute(connection);
}
