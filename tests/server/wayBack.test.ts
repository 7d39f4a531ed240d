import { readFileSync } from 'node:fs';
import { Migrator } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#server/database/migrate.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

/** From this one on, a migration can be taken back without a backup. */
const FIRST_WITH_WAY_BACK = '0007';

describeOnBothDatabases('the way back to an earlier release', (open) => {
  test('is taken migration by migration, and forth again with every lead', async () => {
    const database = await open();
    const { connection, dialect } = database;
    const { browser } = await openTestServer({ database });
    await browser().post(`${API}/customer-answers/pos`, leadBody());
    const details = async () => (await storedLeads(database)).map((lead) => lead.details);
    const before = await details();
    expect(before).toHaveLength(1);
    const tables = async () => (await connection.introspection.getTables()).map(({ name }) => name).sort();
    const now = await tables();

    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations(dialect) } });
    const { error } = await migrator.migrateTo('0006_one_lead_table');
    expect(error).toBeUndefined();
    expect(await tables()).not.toContain('picture');
    await migrate(database);
    expect([await tables(), await details()]).toEqual([now, before]);
  });
});

test('each migration has its way back in the manual', () => {
  const [, table = ''] =
    /\| migration \| way back \|\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const written = [...table.matchAll(/\b(\d+) `(\w+)`/g)].map(
    ([, number = '', name]) => `${number.padStart(4, '0')}_${name}`,
  );
  const made = Object.keys(migrations('sqlite')).filter((name) => name >= FIRST_WITH_WAY_BACK);
  expect(written.sort()).toEqual(made);
});
