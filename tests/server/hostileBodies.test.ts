import { expect, test } from 'vitest';
import { BODY_LIMIT } from '#server/app.ts';
import bodies from '#tests/support/cases/bodies.json' with { type: 'json' };
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const POS = `${API}/customer-answers/pos`;
const START = `${POS}/start-quiz`;

/** How this product answers the bodies of the cases; each status is one that the case allows. */
const expectedStatus: Record<string, { start: number; pos: number }> = {
  truncated: { start: 400, pos: 400 },
  empty: { start: 400, pos: 400 },
  array: { start: 400, pos: 400 },
  null: { start: 400, pos: 400 },
  bom: { start: 201, pos: 422 },
  'json as text/plain': { start: 415, pos: 415 },
  'json as form': { start: 415, pos: 415 },
  'no content type': { start: 415, pos: 415 },
  proto: { start: 400, pos: 400 },
  // These are not complete leads, and quiz-start has no name.
  'NUL in text': { start: 422, pos: 422 },
  'lone surrogate': { start: 422, pos: 422 },
  sql: { start: 422, pos: 422 },
};

test.each(bodies)('V-04 $name', async ({ name, type, raw }) => {
  const { browser } = await openTestServer();
  const visitor = browser();
  await visitor.prepare();
  const post = async (url: string) => {
    const headers = type === null ? {} : { 'content-type': type };
    const answer = await visitor.send({ method: 'POST', url, payload: Buffer.from(raw), headers });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    if (answer.statusCode >= 400) expect(answer.json().message).toMatch(/\.$/);
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(/);
    return answer.statusCode;
  };
  expect({ start: await post(START), pos: await post(POS) }).toEqual(expectedStatus[name]);
});

test('T-10 JSON in another encoding than UTF-8 is refused, not stored as other letters', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  await visitor.prepare();
  const body = (encoding: BufferEncoding) => Buffer.from('{"email":"josé@example.com"}', encoding);
  const post = async (type: string, payload: Buffer) =>
    (await visitor.send({ method: 'POST', url: START, payload, headers: { 'content-type': type } })).statusCode;
  expect(await post('application/json; charset=iso-8859-1', body('latin1'))).toBe(415);
  expect(await post('application/json; charset="utf-16"', body('utf16le'))).toBe(415);
  expect(await post('application/json', body('latin1'))).toBe(400);
  expect(await post('application/json; charset=UTF-8', Buffer.from('{"email":"jose@example.com"}'))).toBe(201);
});

test('V-04 without a token a write is refused whatever it carries', async () => {
  const { app, database } = await openTestServer();
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const payload = JSON.stringify({ email: 'sam@example.com' });
    const answer = await app.inject({ method: 'POST', url: START, payload, headers: { 'content-type': type } });
    expect([type, answer.statusCode]).toEqual([type, 419]);
  }
  expect(await database.connection.selectFrom('lead').selectAll().execute()).toEqual([]);
});

test('V-04 a body up to the limit is read, one above is refused without being read', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  const ofSize = (size: number) => JSON.stringify({ email: '' }).replace('""', `"${'a'.repeat(size - 12)}"`);
  for (const [size, status] of [
    [BODY_LIMIT - 1, 422],
    [BODY_LIMIT, 422],
    [BODY_LIMIT + 1, 413],
    [50 * 1024 * 1024, 413],
  ] as const) {
    const body = ofSize(size);
    expect(Buffer.byteLength(body)).toBe(size);
    const answer = await visitor.post(START, body);
    expect([size, answer.statusCode]).toEqual([size, status]);
  }
});

test('V-04 details of an interaction are limited in size, number and depth', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  const send = async (data: unknown) => {
    const answer = await visitor.post(`${API}/interactions`, { type: 'get_quote', email: 'sam@example.com', data });
    return answer.statusCode;
  };
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`key${index}`, index]));
  expect(await send({ text: 'a'.repeat(8000) })).toBe(201);
  expect(await send({ text: 'a'.repeat(8200) })).toBe(413);
  expect(await send(many)).toBe(422);
  expect((await visitor.post(`${API}/interactions`, '['.repeat(7000) + ']'.repeat(7000))).statusCode).toBe(400);
});

test('V-03 a key that reaches a prototype is refused at any depth and changes nothing', async () => {
  const { browser } = await openTestServer({ environment: { RATE_LIMIT_LEADS: '1000' } });
  const visitor = browser();
  const poison = '{"isAdmin":true}';
  const bodyWith = (part: string) => JSON.stringify(leadBody()).replace('{', `{${part},`);
  const bodies = [
    bodyWith(`"__proto__":${poison}`),
    bodyWith(`"\\u005f_proto__":${poison}`),
    bodyWith(`"constructor":{"prototype":${poison}}`),
    JSON.stringify(leadBody({ data: wireAnswers() })).replace('"data":{', `"data":{"__proto__":${poison},`),
    `{"type":"get_quote","email":"sam@example.com","data":{"list":[{"deep":{"__proto__":${poison}}}]}}`,
  ];
  for (let times = 0; times < 17; times += 1) {
    for (const body of bodies) {
      const answer = await visitor.post(body.includes('get_quote') ? `${API}/interactions` : POS, body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
  }
  // A harmless name in itself, which no form of the product has.
  expect((await visitor.post(POS, bodyWith(`"prototype":${poison}`))).statusCode).toBe(422);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('every mistake is named once, by the name of the field on the wire, in the words of the form', async () => {
  const { browser } = await openTestServer();
  const body = leadBody({
    name: ' \u200b ',
    email: 'sam@example',
    phone: '----------',
    shoe_size: 9,
    timeframe: 'soon',
  });
  const answer = await browser().post(POS, { ...body, data: { ...wireAnswers(), priorities: ['a', 'a'] } });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      message: 'Please check the marked fields.',
      errors: {
        shoe_size: ['This field is not known.'],
        name: ['Required'],
        email: ['Please enter a valid email address'],
        phone: ['Please enter a valid phone number'],
        timeframe: ['Required'],
        'data.priorities': ['Please select at least 3.', 'Each answer can be chosen once.'],
        'data.priorities.0': ['Please choose one of the offered answers.'],
        'data.priorities.1': ['Please choose one of the offered answers.'],
      },
    },
  ]);
});

test('a field named like a method of objects is answered like any other', async () => {
  const { browser } = await openTestServer();
  const answer = await browser().post(START, { email: 'sam@example.com', toString: 1, hasOwnProperty: 1, valueOf: 1 });
  expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
    422,
    ['hasOwnProperty', 'toString', 'valueOf'],
  ]);
});

test('an Idempotency-Key that nobody would make is refused', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  for (const key of ['', 'a b', 'a'.repeat(201), 'ключ']) {
    const answer = await visitor.post(START, { email: 'sam@example.com' }, { 'idempotency-key': key });
    expect([key, answer.statusCode]).toEqual([key, 400]);
  }
});
