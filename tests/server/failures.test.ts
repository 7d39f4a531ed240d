import { expect, test } from 'vitest';
import { removeOldRows } from '#server/removeOldRows.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const KEPT_DAYS = { mails: 90, interactions: 365 };
const POS = `${API}/customer-answers/pos`;

describeOnBothDatabases('failures', (open) => {
  test('a lead whose mails cannot be queued is not stored, and its key can be used again', async () => {
    const database = await open();
    const { browser } = await openTestServer({ database });
    const visitor = browser();
    const key = { 'idempotency-key': 'action-1' };
    await database.connection.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const failed = await visitor.post(POS, leadBody(), key);
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: 'Something went wrong. Please try again.' }]);
    for (const table of ['lead', 'comparison', 'idempotency_key', 'mail_allowance'] as const)
      expect([table, await database.connection.selectFrom(table).selectAll().execute()]).toEqual([table, []]);

    await database.connection.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect((await visitor.post(POS, leadBody(), key)).statusCode).toBe(201);
  });

  test('without its database a server says that it is alive and not ready', async () => {
    const database = await open();
    const { app, browser } = await openTestServer({ database });
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 200]);
    await database.connection.destroy();
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);

    const failed = await browser().post(POS, leadBody());
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: 'Something went wrong. Please try again.' }]);
    expect(failed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('keys are forgotten after two days, leads are not', async () => {
    const database = await open();
    const time = Date.parse('2025-07-15T10:00:00Z');
    const { browser } = await openTestServer({ database, now: () => new Date(time) });
    await browser().post(POS, leadBody(), { 'idempotency-key': 'action-1' });
    const left = async () => {
      const rows = ['idempotency_key', 'mail_allowance', 'lead'] as const;
      return Promise.all(
        rows.map(async (table) => (await database.connection.selectFrom(table).selectAll().execute()).length),
      );
    };
    const hour = 3600 * 1000;
    await removeOldRows(database.connection, new Date(time + 47 * hour), KEPT_DAYS);
    expect(await left()).toEqual([1, 1, 1]);
    await removeOldRows(database.connection, new Date(time + 73 * hour), KEPT_DAYS);
    expect(await left()).toEqual([0, 0, 1]);
  });

  test('what visitors pressed is forgotten when its time is over', async () => {
    const database = await open();
    const time = Date.parse('2025-07-15T10:00:00Z');
    const { browser } = await openTestServer({ database, now: () => new Date(time) });
    await browser().post(`${API}/interactions`, { type: 'get_quote', email: 'sam@example.com' });
    const left = async (days: number) => {
      await removeOldRows(database.connection, new Date(time + days * 24 * 3600 * 1000), KEPT_DAYS);
      return (await database.connection.selectFrom('interaction').selectAll().execute()).length;
    };
    expect([await left(364), await left(366)]).toEqual([1, 0]);
  });
});
