import { expect, test } from 'vitest';
import { fingerprint } from '#domain/fingerprint.ts';
import { defaultInputs } from '#domain/savings/constants.ts';
import { estimateSavings } from '#domain/savings/estimate.ts';
import { inputsFrom, makeReport } from '#domain/savings/report.ts';
import { estimateToWire, reportToWire } from '#domain/savings/wire.ts';
import { toWire } from '#domain/wire.ts';
import { savingsQuiz } from '#server/forms.ts';
import { savingBody } from '#tests/support/savingBody.ts';
import { savingsAnswers } from '#tests/support/savingsAnswers.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer, type TestServer } from '#tests/support/testServer.ts';

const SAVING = `${API}/customer-answers/saving`;
const QUOTE = `${SAVING}/detailed-quote`;
const NOW = new Date('2025-07-04T12:00:00.000Z');

type Opened = TestServer;

const leads = ({ database }: Opened) => storedLeads(database, 'savings');
const quotes = ({ database }: Opened) => storedLeads(database, 'savingsQuote');
const mails = async ({ database }: Opened) =>
  (await storedMails(database)).map(({ aboutId, kind, mail }) => ({ about_id: aboutId, kind, ...mail }));
const json = (response: { body: string }) => JSON.parse(response.body);

describeOnBothDatabases('customer-answers/saving', (openDatabase) => {
  const open = async () => openTestServer({ database: await openDatabase(), now: () => NOW });

  test('S-01: stores answers, contact and both results, and mails the visitor and the sales team', async () => {
    const server = await open();
    const response = await server.browser().post(SAVING, savingBody());
    const [lead] = await leads(server);
    expect([response.statusCode, json(response)]).toEqual([201, { data: { id: lead?.id, has_savings: true } }]);
    expect(lead).toEqual({
      id: lead?.id,
      kind: 'savings',
      email: 'sam@example.com',
      fields: {
        name: 'Sam Lee',
        companyName: 'Corner Diner',
        email: 'sam@example.com',
        phone: '(555) 010-0134',
        timeframe: '1-3-months',
      },
      details: {
        answers: savingsAnswers(),
        wantsConsultation: false,
        estimate: estimateToWire(estimateSavings(savingsAnswers())),
        report: reportToWire(makeReport(inputsFrom(savingsAnswers()))),
      },
      comparisonId: undefined,
      schemaVersion: fingerprint(JSON.stringify(savingsQuiz.schema)),
      language: 'en',
      consent: undefined,
      suspicion: undefined,
      createdAt: NOW,
    });
    const sent = await mails(server);
    expect(sent.map(({ about_id, kind, to, replyTo }) => [about_id, kind, to, replyTo])).toEqual([
      [lead?.id, 'visitor', 'sam@example.com', 'sales@tillmatch.example'],
      [lead?.id, 'sales', 'sales@tillmatch.example', 'sam@example.com'],
    ]);
  });

  test('L-01: a ticked box is stored with its wording, the page and the server’s time', async () => {
    const server = await open();
    const consent = shownConsent({ text: WORDINGS.savings.es, page: '/es/save', language: 'es' });
    await server.browser().post(SAVING, savingBody({ agree_to_comms: true, consent }));
    const [lead] = await leads(server);
    expect(lead?.consent).toEqual({ ...consent, at: NOW, address: '127.0.0.1' });
  });

  test.each([
    ['"true"', 'true'],
    ['1', 1],
  ])('L-01: %s is no consent', async (_, agrees) => {
    const server = await open();
    const response = await server.browser().post(SAVING, savingBody({ agree_to_comms: agrees }));
    expect([response.statusCode, await leads(server)]).toEqual([422, []]);
  });

  test('a consent text without a ticked box proves nothing and is not stored', async () => {
    const server = await open();
    const consent = { text: 'I agree', version: '2025-07' };
    await server.browser().post(SAVING, savingBody({ agree_to_comms: false, consent }));
    expect((await leads(server)).map((lead) => lead.consent)).toEqual([undefined]);
  });

  test.each([
    ['monthly_volume', '-500', 'Please enter an amount in dollars, such as 50,000 or 1,234.56'],
    ['monthly_volume', '1234,56', 'Please enter an amount in dollars, such as 50,000 or 1,234.56'],
    ['monthly_volume', 50000, undefined],
    ['current_rate', '0.9', 'Please enter a rate up to 20%, such as 2.9 or 2.9%'],
    ['transaction_fee', '0.30', undefined],
    ['current_pos', 'abacus', undefined],
    ['monthly_pos_cost', '  ', undefined],
  ])('D25: %s %j is refused', async (field, value, _sentence) => {
    const server = await open();
    const data = { ...(toWire(savingsAnswers()) as object), [field]: value };
    const response = await server.browser().post(SAVING, savingBody({ data }));
    expect([response.statusCode, Object.keys(json(response).errors)]).toEqual([422, [`data.${field}`]]);
    expect(await leads(server)).toEqual([]);
  });

  test('F-05: blank contact fields are refused, each named', async () => {
    const server = await open();
    const response = await server.browser().post(SAVING, savingBody({ name: '   ', company_name: '\u200B\u200B' }));
    expect([response.statusCode, json(response).errors]).toEqual([
      422,
      { name: ['Required'], company_name: ['Required'] },
    ]);
  });

  test('a result that follows from the answers is taken, one that does not is refused by its figure', async () => {
    const server = await open();
    const result = estimateToWire(estimateSavings(savingsAnswers()));
    const taken = await server.browser().post(SAVING, savingBody({ result }));
    const refused = await server.browser().post(SAVING, savingBody({ result: { ...result, annual_savings: 64800 } }));
    expect([taken.statusCode, refused.statusCode, json(refused).errors]).toEqual([
      201,
      422,
      { 'result.annual_savings': ['This figure does not follow from the others.'] },
    ]);
    expect(await leads(server)).toHaveLength(1);
  });

  test('S-04: no savings are stored and mailed, too', async () => {
    const server = await open();
    const answers = savingsAnswers({ currentPos: 'none', currentRate: '2.3', monthlyPosCost: '0' });
    const response = await server.browser().post(SAVING, savingBody({ data: toWire(answers) }));
    const [visitor] = await mails(server);
    expect(json(response).data.has_savings).toBe(false);
    expect(visitor?.text).toContain('Congratulations!');
    expect(visitor?.text).toContain('POS software, extra cost: -$200');
    expect(visitor?.text).not.toContain('Total monthly benefits');
  });

  test('N-05: the same request again stores and mails nothing more', async () => {
    const server = await open();
    const browser = server.browser();
    const send = () => browser.post(SAVING, savingBody(), { 'idempotency-key': 'visit-1' });
    const [first, second] = [await send(), await send()];
    expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    expect([(await leads(server)).length, (await mails(server)).length]).toEqual([1, 2]);
  });

  test('without a token nothing is stored', async () => {
    const server = await open();
    const response = await server.app.inject({ method: 'POST', url: SAVING, payload: savingBody() });
    expect([response.statusCode, await leads(server)]).toEqual([419, []]);
  });

  test('L-03: a form whose honeypot a program fills in is kept, flagged, and its address gets no mail', async () => {
    const server = await open();
    await server.browser().post(SAVING, savingBody({ trace: { seconds: 30, honeypot: 'Acme Ltd' } }));
    const flags = (await leads(server)).map(({ suspicion }) => suspicion);
    const outcomes = await server.database.connection
      .selectFrom('outbox')
      .select(['kind', 'outcome'])
      .orderBy('id')
      .execute();
    expect([flags, outcomes]).toEqual([
      ['honeypot'],
      [
        { kind: 'visitor', outcome: 'skipped' },
        { kind: 'sales', outcome: null },
      ],
    ]);
  });
});

describeOnBothDatabases('detailed-quote', (openDatabase) => {
  const open = async () => openTestServer({ database: await openDatabase(), now: () => NOW });

  const body = (changes: Record<string, unknown> = {}) => ({
    email: 'sam@example.com',
    name: 'Sam Lee',
    data: reportToWire(makeReport(defaultInputs)),
    ...changes,
  });

  test('stores the report and mails it to both sides', async () => {
    const server = await open();
    const response = await server.browser().post(QUOTE, body());
    const [quote] = await quotes(server);
    expect([response.statusCode, json(response)]).toEqual([201, { data: { id: quote?.id } }]);
    expect(quote?.details).toEqual({ report: reportToWire(makeReport(defaultInputs)) });
    expect((await mails(server)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['visitor', 'Your detailed savings quote - TillMatch'],
      ['sales', 'Detailed savings quote for Sam Lee - TillMatch'],
    ]);
  });

  test('any single figure that is changed is refused, and named', async () => {
    const server = await open();
    const browser = server.browser();
    const report = reportToWire(makeReport(defaultInputs));
    const response = await browser.post(
      QUOTE,
      body({
        data: { ...report, total_monthly_savings: 9622.5, potential: { ...(report.potential as object), rate: 1 } },
      }),
    );
    expect([response.statusCode, Object.keys(json(response).errors)]).toEqual([
      422,
      ['data.potential.rate', 'data.total_monthly_savings'],
    ]);
    expect(await quotes(server)).toEqual([]);
  });

  test.each([
    ['a part of it is missing', (data: object) => ({ ...data, cashback: undefined })],
    ['a figure is a text', (data: object) => ({ ...data, monthly_volume: '50000' })],
    ['a figure is no number', (data: object) => ({ ...data, monthly_volume: null })],
    ['there is something else', (data: object) => ({ ...data, surprise: 1 })],
  ])('is refused when %s', async (_, change) => {
    const server = await open();
    const response = await server
      .browser()
      .post(QUOTE, body({ data: change(reportToWire(makeReport(defaultInputs))) }));
    expect([response.statusCode, await quotes(server)]).toEqual([422, []]);
  });

  test('is refused without a name or with an address that is none', async () => {
    const server = await open();
    const response = await server.browser().post(QUOTE, body({ name: ' ', email: 'sam@' }));
    expect([response.statusCode, json(response).errors]).toEqual([
      422,
      { email: ['Please enter a valid email address'], name: ['Required'] },
    ]);
  });
});
