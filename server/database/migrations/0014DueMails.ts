import { type Migration, sql } from 'kysely';

/** An index of the waiting mails alone, by receiver, finds those due: sent mails are kept for months. */
export const dueMailsMigration = (): Migration => ({
  async up(database) {
    await database.schema.dropIndex('outbox_due').execute();
    await sql`create index outbox_waiting on outbox (kind, run_at) where outcome is null`.execute(database);
  },
  async down(database) {
    await database.schema.dropIndex('outbox_waiting').execute();
    await database.schema.createIndex('outbox_due').on('outbox').columns(['outcome', 'run_at']).execute();
  },
});
