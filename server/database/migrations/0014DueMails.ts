import { type Migration, sql } from 'kysely';

/** What is due is found by its receiver, among what waits alone: what was sent is kept for months. */
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
