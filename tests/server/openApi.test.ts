import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '#domain/text/formats.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { DOCS_STYLE } from '#server/openapi/docsPage.ts';
import { type OpenApiDocument, openApiDocument } from '#server/openapi/openApiDocument.ts';
import { apiBodies, rightBody } from '#tests/support/apiBodies.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { type Browser, openTestServer } from '#tests/support/testServer.ts';

const LIMITS = { RATE_LIMIT_LEADS: '1000000', RATE_LIMIT_REQUESTS: '1000000' };
/** Bodies sent on each database; `CONTRACT_BODIES=50000 CONTRACT_SEED=1` sends other ones than `npm test`. */
const BODIES = Number(process.env.CONTRACT_BODIES ?? 2_000);
const SEED = Number(process.env.CONTRACT_SEED ?? 20_260);
/** How many are sent at the same time, as by visitors. */
const AT_ONCE = 25;

const described = openApiDocument({ kinds: leadKinds, publicUrl: 'https://tillmatch.example' });
const calls = Object.entries(described.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ path, method, ...call })),
);
const writes = calls.flatMap(({ requestBody, ...call }) =>
  requestBody ? [{ ...call, body: requestBody.content['application/json'].schema }] : [],
);
/** These calls also check that figures follow from each other, which no schema says. */
const CALCULATED = ['sendSavings', 'sendSavingsQuote'];

type Call = Pick<(typeof calls)[number], 'path' | 'responses'>;

const ajv = new Ajv2020({ strict: false, formats });
ajv.addSchema({ $id: 'api', components: described.components });
const compiled = new Map<object, ValidateFunction>();

/** How an answer differs from the description. */
function faults({ path, responses }: Call, status: number, body: unknown): unknown[] {
  const response = Object.entries(responses).find(([code]) => code === String(status))?.[1] ?? responses.default;
  const schema = 'content' in response ? response.content?.['application/json'].schema : undefined;
  if (status >= 500) return [path, status, body];
  return schema ? (check(schema, body) ?? []) : [];
}

function check(schema: object, value: unknown) {
  const referring: object = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const isRight = compiled.get(schema) ?? ajv.compile(referring);
  compiled.set(schema, isRight);
  return isRight(value) ? undefined : isRight.errors;
}

test('the description is an OpenAPI 3.1 document', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ url: '/api/openapi.json' });
  const { valid, errors } = await new Validator().validate(answer.json());
  expect(errors ?? []).toEqual([]);
  expect([valid, answer.json().openapi]).toEqual([true, '3.1.0']);
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': answer.headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('every way to send a lead is described, and nothing that is not there', async () => {
  const { app } = await openTestServer();
  for (const { path, method } of calls) {
    const answer = await app.inject({ method: 'OPTIONS', url: path.replace('{id}', 'x') });
    expect([path, String(answer.headers.allow).split(', ')]).toEqual([
      path,
      expect.arrayContaining([method.toUpperCase()]),
    ]);
  }
  expect(writes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(leadKinds.map(({ path }) => expect.stringMatching(new RegExp(`${path}$`)))),
  );
});

test('the page describes each call, without a script or a style that its policy does not name', async () => {
  const { app } = await openTestServer();
  const { body, headers } = await app.inject({ url: '/api/docs' });
  for (const { path } of calls) expect(body).toContain(path);
  expect(body).not.toMatch(/<script|\s(?:style|on\w+)=/);
  expect(body.match(/<style>/g)).toHaveLength(1);
  expect(body).toContain(DOCS_STYLE);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
});

describeOnBothDatabases('V-04 the API keeps to its description', (open) => {
  test(`with ${BODIES} generated bodies`, { timeout: 1_800_000 }, async () => {
    const database = await open();
    const { browser } = await openTestServer({ database, environment: LIMITS });
    const visitor = browser();
    await visitor.prepare();
    const bodies = fc.sample(fc.oneof(...writes.map((call) => apiBodies(call.body).map((body) => ({ call, body })))), {
      numRuns: BODIES,
      seed: SEED,
    });
    const stored = new Map<string, number>();
    const send = async ({ call, body }: (typeof bodies)[number]) => {
      const { statusCode, payload, json } = await visitor.post(call.path, body);
      const answer = payload === '' ? undefined : json();
      const isRight = check(call.body, body) === undefined;
      const isAccepted = statusCode < 300;
      if (isAccepted) stored.set(call.operationId, (stored.get(call.operationId) ?? 0) + 1);
      const isKept = !isRight || isAccepted || CALCULATED.includes(call.operationId);
      return { body, faults: [...faults(call, statusCode, answer), ...(isKept ? [] : [statusCode, answer])] };
    };
    while (bodies.length > 0) {
      const answers = await Promise.all(bodies.splice(0, AT_ONCE).map(send));
      expect(answers.filter((answer) => answer.faults.length > 0)).toEqual([]);
    }
    // Each call was also accepted at least once, so that not only refusals were compared.
    expect([...stored.keys()].sort()).toEqual(
      writes
        .map(({ operationId }) => operationId)
        .filter((id) => id !== 'sendSavingsQuote')
        .sort(),
    );
    await database.connection.destroy();
  });
});

describe('software that knows nothing but the description', () => {
  test.each([0, 1, 2])('takes the quiz, with answer %i to each question', async (choice) => {
    const { browser } = await openTestServer();
    const software = browser();
    const api: OpenApiDocument = (await software.get('/api/openapi.json')).json();
    await software.get(pathOf(api, 'getToken'));
    const questions: Question[] = (await software.get(pathOf(api, 'listQuestions'))).json().data;
    const answers: Record<string, unknown> = {};
    for (const { name, answer, least = 1, options, asked_when } of questions) {
      if (asked_when && !asked_when.some((conditions) => conditions.every((each) => holds(each, answers)))) continue;
      const first = Math.min(choice, options.length - least);
      const chosen = options.slice(first, first + least).map(({ value }) => value);
      answers[name] = answer === 'several' ? chosen : chosen[0];
    }
    const ranked = await send(software, api, 'rankSystems', answers);
    expect(ranked.statusCode).toBe(200);
    const { data, ranking } = ranked.json();
    expect(data).toHaveLength(3);
    for (const [place, { slug, score, points }] of ranking.entries()) {
      expect(slug).toBe(data[place]);
      expect(points.reduce((sum: number, each: { points: number }) => sum + each.points, 0)).toBe(score);
      expect(points.filter((each: { points: number; why: string }) => each.points > 0 && each.why === '')).toEqual([]);
    }
    const contact = rightBody(callOf(api, 'sendQuiz').requestBody?.content['application/json'].schema ?? {});
    const sent = await send(software, api, 'sendQuiz', { ...Object(contact), data: answers });
    expect([sent.statusCode, sent.json().data.recommendations]).toEqual([201, data]);
    const address = pathOf(api, 'getComparison').replace('{id}', sent.json().data.comparison_id);
    expect((await software.get(address)).json().data.recommendations).toEqual(ranking);
  });
});

type Condition = { name: string; is?: unknown[]; is_not?: unknown[] };
type Question = {
  name: string;
  answer: 'one' | 'several';
  least?: number;
  options: { value: string }[];
  asked_when?: Condition[][];
};

const holds = ({ name, is, is_not }: Condition, answers: Record<string, unknown>) =>
  name in answers && (is ? is.includes(answers[name]) : !is_not?.includes(answers[name]));

function callOf(api: OpenApiDocument, id: string) {
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.values(item).map((call) => ({ path, ...call })),
  );
  const found = calls.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`There is no call ${id}`);
  return found;
}

const pathOf = (api: OpenApiDocument, id: string) => callOf(api, id).path;

const send = (software: Browser, api: OpenApiDocument, id: string, body: unknown) =>
  software.post(pathOf(api, id), body);
