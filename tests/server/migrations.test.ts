import { Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { recommendSystems } from '#server/catalogue.ts';
import { readConfig } from '#server/config.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { storedRanking } from '#server/repositories/storedRanking.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';

async function migrateTo({ connection, dialect }: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations(dialect) } });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}

const AT = '2025-07-15T10:00:00.000Z';
const CONSENT = ['I agree', '2025-07', AT, '/quiz', 'en', '127.0.0.1'];
const PROOF = {
  text: 'I agree',
  version: '2025-07',
  page: '/quiz',
  language: 'en',
  at: new Date(AT),
  address: '127.0.0.1',
};
const SAM = ['Sam', 'Diner', 'Sam+pos@Example.com', 'sam+pos@example.com', '5550100134', '1-month'];

/** A row of every table as the fourth migration left them. */
async function fillOldTables({ connection }: Database): Promise<void> {
  const insert = (table: string, ...values: (string | number | null)[]) =>
    sql`insert into ${sql.table(table)} values (${sql.join(values)})`.execute(connection);
  await insert('comparison', 'AAAAAAAAAAAA', '{"hasCurrentPOS":"no"}', '[]', AT);
  await insert(
    'lead',
    'lead-1',
    'pos',
    'AAAAAAAAAAAA',
    ...SAM,
    1,
    '{"hasCurrentPOS":"no"}',
    '[]',
    'v1',
    ...CONSENT,
    AT,
  );
  await insert('quote', 'quote-1', 'lead-1', ...SAM, '[{"slug":"toast","name":"Toast POS"}]', 'Two bars', AT);
  await insert('comparison_report', 'report-1', 'sam@example.com', 'sam@example.com', AT);
  await insert('quiz_start', 'start-1', 'sam@example.com', 'sam@example.com', AT);
  await insert(
    'listing',
    'listing-1',
    'pos',
    'Turn',
    'https://turn.example',
    'a@b.example',
    'a@b.example',
    '555',
    ...CONSENT,
    AT,
  );
  await insert('demo_request', 'demo-1', 'Sam', 'Diner', 'a@b.example', 'a@b.example', '555', null, 'bar', '50k', AT);
  await insert(
    'saving_lead',
    'saving-1',
    ...SAM,
    0,
    '{"a":"b"}',
    '{"c":1}',
    '{"d":2}',
    'v2',
    null,
    null,
    null,
    null,
    null,
    null,
    AT,
  );
  await insert('saving_quote', 'squote-1', 'Sam', 'sam@example.com', 'sam@example.com', '{"d":3}', AT);
  await insert('suspicion', 'demo-1', 'haste', AT);
  await insert('interaction', 'event-1', 'get_quote', 'S.Am@googlemail.com', 's.am@googlemail.com', '{}', AT);
  const body = '{"data":{"id":"01234567-89ab-cdef-0123-456789abcdef"}}';
  await insert('idempotency_key', 'POST /x', 'key-1', 'print', 201, body, AT);
  const mail = {
    messageId: '<1@x>',
    date: AT,
    from: { name: '', address: 'a@b.example' },
    to: 'sam@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello',
  };
  await sql`insert into outbox (about_id, kind, mail, attempts, run_at, created_at)
    values ('lead-1', 'visitor', ${JSON.stringify(mail)}, 0, ${AT}, ${AT})`.execute(connection);
}

describeOnBothDatabases('an older database that is brought up to date', (_openNew, openEmpty) => {
  test('keeps every lead with all that was known of it', async () => {
    const database = await openEmpty();
    await migrateTo(database, '0004_savings');
    await fillOldTables(database);
    await migrate(database);

    const contact = { name: 'Sam', companyName: 'Diner', email: SAM[2], phone: '5550100134', timeframe: '1-month' };
    const answers = { hasCurrentPOS: 'no' };
    const common = {
      comparisonId: undefined,
      schemaVersion: '',
      language: 'en',
      consent: undefined,
      suspicion: undefined,
      details: {},
      createdAt: new Date(AT),
    };
    const leads = await storedLeads(database);
    expect(leads.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      {
        ...common,
        id: 'demo-1',
        kind: 'demoRequest',
        email: 'a@b.example',
        suspicion: 'tooFast',
        fields: {
          name: 'Sam',
          restaurantName: 'Diner',
          businessEmail: 'a@b.example',
          cellPhone: '555',
          restaurantType: 'bar',
          monthlySalesVolume: '50k',
        },
      },
      {
        ...common,
        id: 'lead-1',
        kind: 'quiz',
        email: SAM[2],
        fields: contact,
        details: { answers, wantsConsultation: true, recommendations: [] },
        comparisonId: 'AAAAAAAAAAAA',
        schemaVersion: 'v1',
        consent: PROOF,
      },
      {
        ...common,
        id: 'listing-1',
        kind: 'listing',
        email: 'a@b.example',
        fields: {
          softwareType: 'pos',
          productName: 'Turn',
          website: 'https://turn.example',
          businessEmail: 'a@b.example',
          cellPhone: '555',
        },
        consent: PROOF,
      },
      {
        ...common,
        id: 'quote-1',
        kind: 'quote',
        email: SAM[2],
        fields: { ...contact, additionalInfo: 'Two bars' },
        details: { systems: [{ slug: 'toast', name: 'Toast POS' }], leadId: 'lead-1' },
      },
      {
        ...common,
        id: 'report-1',
        kind: 'comparisonReport',
        email: 'sam@example.com',
        fields: { email: 'sam@example.com' },
      },
      {
        ...common,
        id: 'saving-1',
        kind: 'savings',
        email: SAM[2],
        fields: contact,
        details: { answers: { a: 'b' }, wantsConsultation: false, estimate: { c: 1 }, report: { d: 2 } },
        schemaVersion: 'v2',
      },
      {
        ...common,
        id: 'squote-1',
        kind: 'savingsQuote',
        email: 'sam@example.com',
        fields: { name: 'Sam', email: 'sam@example.com' },
        details: { report: { d: 3 } },
      },
      { ...common, id: 'start-1', kind: 'quizStart', email: 'sam@example.com', fields: { email: 'sam@example.com' } },
    ]);
  });

  test('knows whose the rows are, and which row a key stored', async () => {
    const database = await openEmpty();
    await migrateTo(database, '0004_savings');
    await fillOldTables(database);
    await migrate(database);
    const { connection } = database;
    const inboxes = await connection.selectFrom('lead').select('inbox').distinct().orderBy('inbox').execute();
    expect(inboxes.map(({ inbox }) => inbox)).toEqual(['a@b.example', 'sam@example.com']);
    const events = await connection.selectFrom('interaction').select('inbox').execute();
    expect(events).toEqual([{ inbox: 'sam@gmail.com' }]);
    const keys = await connection.selectFrom('idempotency_key').select('about_id').execute();
    expect(keys).toEqual([{ about_id: '01234567-89ab-cdef-0123-456789abcdef' }]);
  });

  test('still sends the mails that waited in it, as they were written', async () => {
    const database = await openEmpty();
    await migrateTo(database, '0004_savings');
    await fillOldTables(database);
    await migrate(database);
    const sent: string[] = [];
    const worker = createOutboxWorker({
      connection: database.connection,
      settings: readConfig({}),
      deliver: async ({ to, text }) => void sent.push(`${to}: ${text}`),
      now: () => new Date('2025-07-15T10:00:01.000Z'),
      log: { warn: () => undefined, error: () => undefined } as never,
    });
    expect([await worker.deliverDue(), sent]).toEqual([1, ['sam@example.com: Hello']]);
  });

  test('keeps what a comparison holds in one place, and gives it back to an earlier release', async () => {
    const database = await openEmpty();
    await migrateTo(database, '0004_savings');
    await fillOldTables(database);
    const detailsOfLead = async () => {
      const lead = database.connection.selectFrom('lead').select('details').where('id', '=', 'lead-1');
      return JSON.parse((await lead.executeTakeFirstOrThrow()).details);
    };
    await migrateTo(database, '0007_pulse');
    const before = await detailsOfLead();
    await migrateTo(database, '0008_comparisons_alone');
    const now = await detailsOfLead();
    const short = storedRanking(recommendSystems({ restaurantType: 'food-truck' }));
    await database.connection.updateTable('comparison').set({ recommendations: short }).execute();
    await migrateTo(database, '0007_pulse');
    const after = await detailsOfLead();

    const whole = { answers: { hasCurrentPOS: 'no' }, wantsConsultation: true };
    expect([before, now, after]).toEqual([
      { ...whole, recommendations: [] },
      { wantsConsultation: true },
      { ...whole, recommendations: recommendSystems({ restaurantType: 'food-truck' }) },
    ]);
    const comparison = await database.connection.selectFrom('comparison').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(comparison.recommendations)).toEqual(after.recommendations);
  });

  test('can be searched at the desk, lets accounts do what they did, and can go back', async () => {
    const database = await openEmpty();
    const { connection } = database;
    await migrateTo(database, '0004_savings');
    await fillOldTables(database);
    await migrateTo(database, '0011_shared_counts');
    const ranking = storedRanking(recommendSystems({ restaurantType: 'food-truck' }));
    await connection.updateTable('comparison').set({ recommendations: ranking }).execute();
    await sql`insert into admin (email, email_key, password_hash, created_at)
      values ('a@b.example', 'a@b.example', 'hash', ${AT})`.execute(connection);
    await migrate(database);
    const leads = await connection
      .selectFrom('lead')
      .select(['id', 'state', 'score', 'language', 'source', 'search'])
      .where('id', 'in', ['lead-1', 'listing-1'])
      .orderBy('id')
      .execute();
    const [best] = recommendSystems({ restaurantType: 'food-truck' });
    expect(leads).toEqual([
      {
        id: 'lead-1',
        state: 'new',
        score: best?.score,
        language: 'en',
        source: '/quiz',
        search: 'sam+pos@example.com sam diner 5550100134 5550100134',
      },
      {
        id: 'listing-1',
        state: 'new',
        score: -1,
        language: 'en',
        source: '/quiz',
        search: 'a@b.example turn 555 555',
      },
    ]);
    expect(await connection.selectFrom('admin').select('role').execute()).toEqual([{ role: 'editor' }]);
    await migrateTo(database, '0011_shared_counts');
    expect(await connection.selectFrom('lead').select('id').execute()).toHaveLength(8);
    await migrate(database);
    expect(await connection.selectFrom('lead').select('search').where('search', '=', '').execute()).toEqual([]);
  });
});

describeOnBothDatabases('a database of the tests', (open, openEmpty) => {
  test('is a copy that is the same as one that was migrated', async () => {
    const migrated = await openEmpty();
    await migrate(migrated);
    const copy = await open();
    expect(await tablesOf(copy)).toEqual(await tablesOf(migrated));
    const rowsOf = async (database: Database) => (await dumpOf(database)).replaceAll(/"timestamp":"[^"]*"/g, '');
    expect(await rowsOf(copy)).toBe(await rowsOf(migrated));
  });
});

/** The tables, columns, constraints and indexes of a database, as the database describes them. */
async function tablesOf({ connection, dialect }: Database): Promise<unknown[]> {
  const { rows } = await (dialect === 'sqlite'
    ? sql`select type, name, tbl_name, sql from sqlite_schema order by name`
    : sql`
        select table_name, column_name, column_default, is_nullable, udt_name as words
          from information_schema.columns where table_schema = 'public'
        union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '' from pg_constraint
          where connamespace = 'public'::regnamespace
        order by 1, 2, 3
      `
  ).execute(connection);
  expect(rows.length).toBeGreaterThan(20);
  return rows;
}
