import { Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';

async function migrateTo({ connection, dialect }: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations(dialect) } });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}

const CONSENT = ['I agree', '2025-07', '2025-07-15T10:00:00.000Z', '/quiz', 'en', '127.0.0.1'];

describeOnBothDatabases('an older database that is brought up to date', (_openNew, openEmpty) => {
  test('keeps the proof of every consent that was given', async () => {
    const database = await openEmpty();
    await migrateTo(database, '0004_savings');
    const { connection } = database;
    await sql`insert into comparison values ('AAAAAAAAAAAA', '{}', '[]', '2025-07-15T10:00:00.000Z')`.execute(
      connection,
    );
    await sql`insert into lead values ('lead-1', 'pos', 'AAAAAAAAAAAA', 'Sam', 'Diner', 'sam@example.com',
        'sam@example.com', '5550100134', '1-month', 0, '{}', '[]', 'v', ${sql.join(CONSENT)},
        '2025-07-15T10:00:00.000Z')`.execute(connection);
    await sql`insert into listing values ('listing-1', 'pos', 'TableTurn', 'https://tableturn.example', 'a@b.example',
        'a@b.example', '5550100134', ${sql.join(CONSENT)}, '2025-07-15T10:00:00.000Z')`.execute(connection);

    await migrate(database);

    for (const table of ['lead', 'listing'] as const) {
      const [row] = await connection.selectFrom(table).selectAll().execute();
      expect([
        row?.consent_text,
        row?.consent_version,
        row?.consent_at,
        row?.consent_page,
        row?.consent_language,
        row?.consent_address,
      ]).toEqual(CONSENT);
    }
  });
});
