import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_LIMIT } from '#server/app.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { detailedQuoteBody, savingBody } from '#tests/support/savingBody.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const LIMITS = { RATE_LIMIT_LEADS: '1000000', RATE_LIMIT_REQUESTS: '1000000' };
/** A valid body for every route that takes one. */
const BODIES: Readonly<Record<string, object>> = {
  [`${API}/customer-answers/pos`]: leadBody(),
  [`${API}/customer-answers/pos/start-quiz`]: { email: 'sam@example.com' },
  [`${API}/customer-answers/saving`]: savingBody(),
  [`${API}/customer-answers/saving/detailed-quote`]: detailedQuoteBody(),
  [`${API}/quotes`]: quoteBody(),
  [`${API}/comparison-reports`]: { email: 'sam@example.com' },
  [`${API}/businesses`]: listingBody(),
  [`${API}/demo-requests`]: demoBody(),
  [`${API}/interactions`]: { type: 'get_quote', email: 'sam@example.com', data: { slugs: ['toast'] } },
  [`${API}/point-of-sales/recommendations`]: wireAnswers(),
  '/api/unknown-paths': { path: '/nowhere' },
};

/** Milliseconds of processor time that any body may take: they do not depend on what else the machine does. */
const SOON = 50;
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Texts and lists that make careless code scan their parts again and again. */
const worst = (size: number): unknown[] => {
  const of = (unit: string) => unit.repeat(Math.floor(size / unit.length));
  return [
    `a${of(' ')}b`,
    `${of('\u200b')}`,
    `$${of(' ')}x`,
    `${of('0')}x`,
    `${of('1,111')}x`,
    `+${of('1 ')}x`,
    `${of('a.')}@`,
    `a@${of('a-.')}`,
    `https://${of('a.')}`,
    `x${of('\ud800')}`,
    of('e\u0301'),
    Array.from({ length: size / 4 }, (_, index) => index),
    Array.from({ length: size / 8 }, () => 'a'),
    Object.fromEntries(Array.from({ length: size / 12 }, (_, index) => [`k${index}`, 1])),
  ];
};

test('BL-29 the worst value in each field of each route is answered in no time, and briefly', async () => {
  const { browser } = await openTestServer({ environment: LIMITS });
  const visitor = browser();
  await visitor.prepare();
  const slow: unknown[] = [];
  for (const [path, body] of Object.entries(BODIES)) {
    const nested = (part: object): string[][] =>
      Object.entries(part).flatMap(([name, value]) => [
        [name],
        ...(typeof value === 'object' && value && !Array.isArray(value)
          ? nested(value).map((rest) => [name, ...rest])
          : []),
      ]);
    for (const field of nested(body))
      for (const value of worst(BODY_LIMIT - 2500)) {
        const changed = structuredClone(body);
        const last = field.at(-1) ?? '';
        const parent = field
          .slice(0, -1)
          .reduce<Record<string, unknown>>(
            (part, name) => part[name] as Record<string, unknown>,
            changed as Record<string, unknown>,
          );
        parent[last] = value;
        let fastest = Number.POSITIVE_INFINITY;
        // Garbage collection and compilation slow some tries; work that grows with the square of a body is slow each time.
        for (let tries = 0; tries < 6 && fastest > SOON; tries += 1) {
          const began = processorTime();
          const { statusCode, body: answer } = await visitor.post(path, changed);
          fastest = Math.min(fastest, processorTime() - began);
          const isGood = statusCode < 500 && answer.length < 10_000;
          expect([path, field, statusCode, isGood]).toEqual([path, field, statusCode, true]);
        }
        if (fastest > SOON) slow.push([path, field, String(value).slice(0, 20), fastest]);
      }
  }
  expect(slow).toEqual([]);
}, 300_000);

test('every route of a lead is tried', () => {
  for (const { path } of leadKinds) expect(Object.keys(BODIES)).toContain(`${API}${path}`);
});

test('mistakes are named up to twenty', async () => {
  const { browser } = await openTestServer();
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
  const answer = await browser().post(`${API}/demo-requests`, { ...demoBody(), ...unknown });
  expect([answer.statusCode, Object.keys(answer.json().errors).length]).toEqual([422, 20]);
});

test('a text that is too long is refused for that, whatever it ends with', async () => {
  const { browser } = await openTestServer();
  const send = async (name: string) => (await browser().post(`${API}/demo-requests`, demoBody({ name }))).statusCode;
  expect(await send(`Sam${' '.repeat(5000)}`)).toBe(201);
  expect(await send(`${'\u200b'.repeat(2000)}Sam`)).toBe(201);
  expect(await send(`Sam${' '.repeat(500)}Lee`)).toBe(422);
  expect(await send('😀'.repeat(120))).toBe(201);
  expect(await send('😀'.repeat(121))).toBe(422);
});

test('bodies of any shape on every route: none is a failure of ours', { timeout: 300_000 }, async () => {
  const database = await openMemoryDatabase();
  const { browser } = await openTestServer({ database, environment: LIMITS });
  const visitor = browser();
  await visitor.prepare();
  const paths = Object.keys(BODIES);
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom<unknown>(null, '', -0, 1e308, 'x'.repeat(3000), [], {}, [[]], '\u0000', '\ud800', true),
  );
  const edit = fc.record({ field: fc.nat(30), value: anything, isRemoved: fc.boolean(), isAdded: fc.boolean() });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.array(edit, { minLength: 1, maxLength: 3 }), async (path, edits) => {
      const body: Record<string, unknown> = structuredClone({ ...BODIES[path] });
      for (const { field, value, isRemoved, isAdded } of edits) {
        const names = Object.keys(body);
        const name = isAdded ? `n${field}` : (names[field % names.length] ?? 'x');
        if (isRemoved) delete body[name];
        else body[name] = value;
      }
      const { statusCode } = await visitor.post(path, body);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 3000), seed: 29 },
  );
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([201, 422]));
});
