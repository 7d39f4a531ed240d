import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadsMigration } from '#server/database/migrations/0001Leads.ts';
import { quotesMigration } from '#server/database/migrations/0002Quotes.ts';
import { openSqlite } from '#server/database/sqlite.ts';

test('mails that were queued before the outbox told of other rows than leads are still sent', async () => {
  const { connection } = await openSqlite(':memory:');
  await leadsMigration('sqlite').up(connection);
  await sql`insert into comparison values ('AAAAAAAAAAAA', '{}', '[]', '2025-07-15T10:00:00.000Z')`.execute(connection);
  await sql`insert into lead values ('lead-1', 'pos', 'AAAAAAAAAAAA', 'Sam', 'Diner', 'sam@example.com',
    'sam@example.com', '5550100134', '1-month', 0, '{}', '[]', 'v', 't', 'v', 'a', 'p', 'en', 'x', 'c')`.execute(
    connection,
  );
  await sql`insert into outbox (lead_id, kind, mail, attempts, run_at, created_at)
    values ('lead-1', 'visitor', '{"to":"sam@example.com"}', 0, '2025-07-15T10:00:00.000Z', '2025-07-15T10:00:00.000Z')`.execute(
    connection,
  );

  await quotesMigration('sqlite').up(connection);

  const kept = await connection.selectFrom('outbox').select(['id', 'about_id', 'kind', 'mail', 'outcome']).execute();
  expect(kept).toEqual([
    { id: 1, about_id: 'lead-1', kind: 'visitor', mail: '{"to":"sam@example.com"}', outcome: null },
  ]);
  await connection.destroy();
});
