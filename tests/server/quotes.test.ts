import { expect, test } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import type { QuoteDetails } from '#server/leads/kinds/quote/quoteKind.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const QUOTES = `${API}/quotes`;
const at = new Date('2025-07-15T10:00:00.000Z');

const storedQuotes = (database: Database) => storedLeads(database, 'quote');

describeOnBothDatabases('quotes', (open) => {
  const openServer = async () => openTestServer({ database: await open(), now: () => at });

  test('a quote request is stored with the names its systems had then', async () => {
    const { browser, database } = await openServer();
    const data = { pos_systems: ['toast', 'lavu'], additional_info: { text: 'Two bars\none patio printer' } };
    const answer = await browser().post(QUOTES, quoteBody({ data }));
    expect(answer.statusCode).toBe(201);
    const [quote, ...others] = await storedQuotes(database);
    expect(others).toEqual([]);
    expect(quote).toMatchObject({
      id: answer.json().data.id,
      kind: 'quote',
      email: 'sam@example.com',
      fields: {
        name: 'Sam Lee',
        companyName: 'Corner Diner',
        email: 'sam@example.com',
        phone: '(555) 010-0134',
        timeframe: '1-month',
        additionalInfo: 'Two bars\none patio printer',
      },
      details: {
        systems: [
          { slug: 'toast', name: 'Toast POS' },
          { slug: 'lavu', name: 'Lavu POS' },
        ],
      },
      consent: undefined,
      createdAt: at,
    });
    expect(quote?.details).not.toHaveProperty('leadId');
  });

  test('spec 3: systems may be named by slug with what was shown of each', async () => {
    const { browser, database } = await openServer();
    const shown = { name: 'Toast POS', subtitle: 'In a line', description: 'In a sentence.' };
    const answer = await browser().post(QUOTES, quoteBody({ data: { pos_systems: { toast: shown } } }));
    expect(answer.statusCode).toBe(201);
    const [quote] = await storedQuotes(database);
    expect(quote?.details).toMatchObject({ systems: [{ slug: 'toast', name: 'Toast POS' }] });
  });

  test('a quote belongs to the lead of its comparison, else to the newest lead of its address', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    const first = (await visitor.post(`${API}/customer-answers/pos`, leadBody())).json().data;
    await visitor.post(`${API}/customer-answers/pos`, leadBody({ email: 'other@example.com' }));
    await visitor.post(QUOTES, quoteBody({ comparison_id: first.comparison_id }));
    await visitor.post(QUOTES, quoteBody({ email: 'SAM@example.com' }));
    // A comparison is shared: its address must not attach a request to another person's lead.
    await visitor.post(QUOTES, quoteBody({ email: 'stranger@example.com', comparison_id: first.comparison_id }));
    const leads = (await storedQuotes(database)).map(({ email, details }) => [email, (details as QuoteDetails).leadId]);
    expect(leads.sort()).toEqual([
      ['SAM@example.com', first.id],
      ['sam@example.com', first.id],
      ['stranger@example.com', undefined],
    ]);
  });

  test('F-08 the same key twice stores one quote and mails once', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    const headers = { 'idempotency-key': 'one-press' };
    const answers = [
      await visitor.post(QUOTES, quoteBody(), headers),
      await visitor.post(QUOTES, quoteBody(), headers),
    ];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await storedQuotes(database)).toHaveLength(1);
    expect(await storedMails(database, answers[0]?.json().data.id)).toHaveLength(2);
  });

  test('both sides are told; the visitor’s own text goes to the sales team only', async () => {
    const { browser, database } = await openServer();
    const data = { pos_systems: ['clover'], additional_info: { text: 'Visit evil.example <b>now</b>' } };
    const answer = await browser().post(QUOTES, quoteBody({ data }));
    const [visitor, sales] = await storedMails(database, answer.json().data.id);
    expect([visitor?.kind, visitor?.mail.to, visitor?.mail.subject]).toEqual([
      'visitor',
      'sam@example.com',
      'Your quote request - TillMatch',
    ]);
    expect([sales?.kind, sales?.mail.to, sales?.mail.replyTo, sales?.mail.subject]).toEqual([
      'sales',
      'sales@tillmatch.example',
      'sam@example.com',
      'Quote request: Corner Diner - TillMatch',
    ]);
    for (const part of [visitor?.mail.text, visitor?.mail.html]) {
      expect(part).toContain('Clover POS');
      expect(part).toContain('within 24 hours');
      expect(part).not.toContain('evil.example');
    }
    for (const line of ['Phone: (555) 010-0134', 'Timeframe: 1 month', '1: Clover POS', 'Visit evil.example'])
      expect(sales?.mail.text).toContain(line);
    expect(sales?.mail.html).toContain('&lt;b&gt;now&lt;/b&gt;');
  });

  test('an address is mailed about five quotes a day; every quote is kept and reaches the sales team', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    for (let request = 0; request < 7; request += 1) await visitor.post(QUOTES, quoteBody());
    const rows = await database.connection.selectFrom('outbox').select(['kind', 'outcome']).orderBy('id').execute();
    const outcomes = (kind: string) => rows.filter((row) => row.kind === kind).map(({ outcome }) => outcome);
    expect(outcomes('visitor')).toEqual([null, null, null, null, null, 'skipped', 'skipped']);
    expect(outcomes('sales')).toEqual(Array(7).fill(null));
    expect(await storedQuotes(database)).toHaveLength(7);
  });
});

test.each([
  ['no system', { data: { pos_systems: [] } }, 'data.pos_systems'],
  ['no system by slug', { data: { pos_systems: {} } }, 'data.pos_systems'],
  ['a system we do not compare', { data: { pos_systems: ['tost'] } }, 'data.pos_systems.0'],
  ['the same system twice', { data: { pos_systems: ['toast', 'toast'] } }, 'data.pos_systems'],
  [
    'an empty requirement',
    { data: { pos_systems: ['toast'], additional_info: { text: ' ' } } },
    'data.additional_info.text',
  ],
  [
    'too long a requirement',
    { data: { pos_systems: ['toast'], additional_info: { text: 'a'.repeat(2001) } } },
    'data.additional_info.text',
  ],
  ['no data', { data: undefined }, 'data'],
  ['no name', { name: ' ' }, 'name'],
  ['an address that is none', { email: 'sam@' }, 'email'],
  ['a timeframe nobody offers', { timeframe: 'someday' }, 'timeframe'],
  ['a field nobody asked for', { admin: true }, 'admin'],
])('%s is refused at its field', async (_, changes, field) => {
  const { browser, database } = await openTestServer();
  const answer = await browser().post(QUOTES, quoteBody(changes));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await storedQuotes(database)).toEqual([]);
});
