import { expect, test } from 'vitest';
import { fingerprint } from '#domain/fingerprint.ts';
import contactSchema from '#schemas/forms/contact.schema.json' with { type: 'json' };
import { recommendSystems } from '#server/catalogue.ts';
import { mainQuiz } from '#server/forms.ts';
import type { QuizLead } from '#server/leads/kinds/quiz/quizKind.ts';
import { createComparisonRepository } from '#server/repositories/comparisonRepository.ts';
import { storeWrites } from '#server/writes/storeWrites.ts';
import { createWriter } from '#server/writes/writer.ts';
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const POS = `${API}/customer-answers/pos`;
const at = new Date('2025-07-15T10:00:00.000Z');

describeOnBothDatabases('leads', (open) => {
  const openServer = async () => openTestServer({ database: await open(), now: () => at });

  test('a lead is answered with its id, its comparison and three systems, and stored whole', async () => {
    const { browser, database } = await openServer();
    const answer = await browser().post(POS, leadBody({ data: { ...wireAnswers(), expert_consultation: 'maybe' } }));

    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      comparison_id: expect.stringMatching(/^[A-Za-z0-9]{12}$/),
      recommendations: ['square-for-restaurants', 'sumup', 'clover'],
    });
    const answers = {
      hasCurrentPOS: 'no',
      restaurantType: 'quick-service',
      locationCount: 'single',
      transactionVolume: '10k-50k',
      priorities: ['lowest-cost', 'easy-setup-training', 'mobile-ordering'],
      expertConsultation: 'maybe',
    };
    const [lead] = await storedLeads(database);
    expect(lead).toEqual({
      id: data.id,
      kind: 'quiz',
      language: 'en',
      email: 'sam@example.com',
      fields: {
        name: 'Sam Lee',
        companyName: 'Corner Diner',
        email: 'sam@example.com',
        phone: '(555) 010-0134',
        timeframe: '1-month',
      },
      details: { answers, wantsConsultation: false, recommendations: recommendSystems(answers) },
      comparisonId: data.comparison_id,
      schemaVersion: fingerprint(JSON.stringify(mainQuiz.schema)),
      consent: {
        text: contactSchema.properties.agreeToComms.title,
        version: '2025-07',
        at,
        page: 'not said',
        language: 'en',
        address: '127.0.0.1',
      },
      suspicion: undefined,
      createdAt: at,
    });
    const { recommendations } = (lead as QuizLead).details;
    expect(recommendations.map(({ slug }) => slug)).toEqual(data.recommendations);
    for (const { score, points } of recommendations)
      expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(score);
  });

  test('the comparison shows answers and points to anyone, and nothing personal', async () => {
    const { browser } = await openServer();
    const visitor = browser();
    const { data } = (await visitor.post(POS, leadBody())).json();
    const shared = await browser().get(`${API}/comparisons/${data.comparison_id}`);

    expect(shared.statusCode).toBe(200);
    expect(shared.json().data.answers).toEqual(wireAnswers());
    expect(shared.json().data.recommendations.map(({ slug }: { slug: string }) => slug)).toEqual(data.recommendations);
    expect(shared.body).not.toMatch(/Sam Lee|sam@|Diner|555\D{0,3}010\D{0,3}0134/);
  });

  test('nothing is stored under an unknown id, which is no fault that a browser reports', async () => {
    const { browser } = await openServer();
    for (const id of ['guest', 'AAAAAAAAAAAA', 'x', '%00', `${'a'.repeat(12)}%00`, "a';drop--"]) {
      const answer = await browser().get(`${API}/comparisons/${id}`);
      expect([id, answer.statusCode, answer.json()]).toEqual([id, 200, { data: null }]);
    }
  });

  test('a comparison id that is taken is not given again', async () => {
    const database = await open();
    const write = createWriter((writes) => storeWrites(database, writes));
    const comparison = { id: 'AAAAAAAAAAAA', answers: '{"hasCurrentPOS":"no"}', recommendations: '[]' };
    const writeOf = (id: string) => ({ id, at, key: undefined, answer: { status: 201, body: { id } }, comparison });
    const [first, second] = await Promise.allSettled([write(writeOf('1')), write(writeOf('2'))]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
    const kept = await createComparisonRepository(database.connection).find('AAAAAAAAAAAA');
    expect(kept).toEqual({ answers: { hasCurrentPOS: 'no' }, recommendations: [] });
  });

  test('an answer to a question that was not asked is left out', async () => {
    const { browser, database } = await openServer();
    await browser().post(POS, leadBody({ data: { ...wireAnswers(), current_pos_system: 'toast' } }));
    const [lead] = await storedLeads(database);
    expect(lead?.details).not.toHaveProperty('answers.currentPOSSystem');
    expect(lead?.details).toHaveProperty('answers.hasCurrentPOS', 'no');
  });

  test('L-01 the consent record keeps the wording shown, its version, page, language and our time', async () => {
    const { browser, database } = await openServer();
    const shown = shownConsent({ text: WORDINGS.contact.es, page: '/', language: 'es' });
    await browser().post(POS, leadBody({ consent: shown, wants_consultation: true }));
    const [lead] = await storedLeads(database);
    expect(lead?.consent).toEqual({ ...shown, at, address: '127.0.0.1' });
    expect(lead?.details).toMatchObject({ wantsConsultation: true });
  });

  test('L-01 nothing is stored without consent', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    for (const consent of [false, undefined, 'true', 1, null, [true]]) {
      const answer = await visitor.post(POS, leadBody({ agree_to_comms: consent }));
      expect([consent, answer.statusCode, answer.json()]).toEqual([
        consent,
        422,
        { message: 'Please check the marked fields.', errors: { agree_to_comms: ['Required'] } },
      ]);
    }
    expect(await database.connection.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  test('L-02 the same person twice, or at the same instant, loses no answer', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    await visitor.prepare();
    const spellings = ['sam@example.com', 'SAM@Example.com', ' sam@example.com '];
    const answers = await Promise.all(spellings.map((email) => visitor.post(POS, leadBody({ email }))));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const leads = await database.connection.selectFrom('lead').select(['email', 'inbox']).execute();
    expect(leads.map(({ email }) => email).sort()).toEqual(['SAM@Example.com', 'sam@example.com', 'sam@example.com']);
    expect(new Set(leads.map(({ inbox }) => inbox))).toEqual(new Set(['sam@example.com']));
  });

  test('N-05 a repeated key is answered as the first time and stores one row', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    await visitor.prepare();
    const key = { 'idempotency-key': 'action-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post(POS, leadBody(), key)));

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(9);
    expect(await database.connection.selectFrom('lead').selectAll().execute()).toHaveLength(1);
    expect(await database.connection.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  });

  test('N-05 a key that was used for something else is refused', async () => {
    const { browser } = await openServer();
    const visitor = browser();
    const key = { 'idempotency-key': 'action-1' };
    await visitor.post(POS, leadBody(), key);
    const answer = await visitor.post(POS, leadBody({ name: 'Eve' }), key);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'This Idempotency-Key was already used for another request.' },
    ]);
  });

  test('N-05 every write keeps its key: start of the quiz and interactions too', async () => {
    const { browser, database } = await openServer();
    const visitor = browser();
    const key = { 'idempotency-key': 'one key for both: a key belongs to its route'.replaceAll(' ', '-') };
    for (let times = 0; times < 2; times += 1) {
      const start = await visitor.post(`${POS}/start-quiz`, { email: ' sam@example.com ' }, key);
      const interaction = { type: 'get_quote', email: 'sam@example.com', data: { slugs: ['toast'] } };
      const event = await visitor.post(`${API}/interactions`, interaction, key);
      expect([start.statusCode, event.statusCode]).toEqual([201, 201]);
    }
    const [start, ...noMore] = await storedLeads(database);
    const [event, ...noOther] = await database.connection.selectFrom('interaction').selectAll().execute();
    expect([noMore, noOther]).toEqual([[], []]);
    expect([start?.kind, start?.email, start?.fields, start?.createdAt]).toEqual([
      'quizStart',
      'sam@example.com',
      { email: 'sam@example.com' },
      at,
    ]);
    expect(JSON.parse(event?.details ?? '')).toEqual({ slugs: ['toast'] });
  });

  test('V-02 text that looks like SQL is stored as it is; broken halves of characters are replaced', async () => {
    const { browser, database } = await openServer();
    const name = "Sam'); DELETE FROM lead;--";
    const answer = await browser().post(POS, leadBody({ name, company_name: 'Diner\ud800' }));
    expect(answer.statusCode).toBe(201);
    const [lead] = await storedLeads(database);
    expect(lead?.fields).toMatchObject({ name, companyName: 'Diner\ufffd' });
  });

  test('V-02 NUL is refused in every text and below free data, by name and by value', async () => {
    const { browser } = await openServer();
    const visitor = browser();
    const interaction = (data: unknown) => ({ type: 'get_quote', email: 'sam@example.com', data });
    const bodies: [string, unknown][] = [
      ...['name', 'company_name', 'email', 'phone', 'timeframe'].map((field): [string, unknown] => [
        POS,
        leadBody({ [field]: 'Sam\u0000Lee' }),
      ]),
      [POS, leadBody({ data: { ...wireAnswers(), restaurant_type: 'bar\u0000pub' } })],
      [POS, leadBody({ consent: { text: 'I\u0000agree' } })],
      [`${API}/interactions`, interaction({ note: 'a\u0000b' })],
      [`${API}/interactions`, interaction({ 'a\u0000b': 1 })],
      [`${API}/interactions`, interaction({ list: [{ deep: ['\u0007'] }] })],
      [`${API}/interactions`, interaction({ '\ud800': 1 })],
    ];
    for (const [url, body] of bodies) {
      const answer = await visitor.post(url, body);
      expect([body, answer.statusCode, Object.keys(answer.json())]).toEqual([body, 422, ['message', 'errors']]);
    }
  });
});
