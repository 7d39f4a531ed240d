import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttemptReport, Move } from '#domain/funnel/attempt.ts';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import { removeOldRows } from '#server/removeOldRows.ts';
import { createFunnelRepository } from '#server/repositories/funnelRepository.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { openTestServer } from '#tests/support/testServer.ts';

const NOW = new Date('2025-07-15T10:00:00.000Z');
const DAY = 24 * 3600 * 1000;
const { version, places } = funnelQuizzes.quiz;
const [first = '', second = '', third = ''] = places;

const idOf = (number: number) => number.toString(16).padStart(32, '0');
const report = (changes: Partial<AttemptReport> = {}): AttemptReport => ({
  attempt: idOf(1),
  quiz: 'quiz',
  version,
  way: '/2',
  language: 'en',
  device: 'phone',
  moves: [
    { seq: 0, kind: 'came', place: first, at: 0 },
    { seq: 1, kind: 'answered', place: second, at: 4000 },
  ],
  ...changes,
});

describeOnBothDatabases('the counts of attempts', (open) => {
  test('are those of all moves, however reports come', async () => {
    const { connection } = await open();
    const funnels = createFunnelRepository(connection);
    const moves: Move[] = [
      { seq: 0, kind: 'came', place: first, at: 0 },
      { seq: 1, kind: 'answered', place: second, at: 2000 },
      { seq: 2, kind: 'back', place: first, at: 3000 },
      { seq: 3, kind: 'answered', place: third, at: 5000 },
      { seq: 4, kind: 'left', place: third, at: 6000 },
    ];
    let attempt = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(moves, { minLength: 5 }), fc.subarray(moves), async (order, again) => {
        attempt += 1;
        // Two reports of one attempt may be written at once.
        const parts = [order.slice(0, 2), again, order.slice(2)].filter((part) => part.length > 0);
        await Promise.all(parts.map((part) => funnels.record(report({ attempt: idOf(attempt), moves: part }), NOW)));
        const flows = await funnels.flows({ quiz: 'quiz', version });
        const bySteps = flows.map(({ from, to, kind, count }) => [from, to, kind, count / attempt].join(' ')).sort();
        expect(bySteps).toEqual(
          [
            ` ${first} came 1`,
            `${first} ${second} answered 1`,
            `${second} ${first} back 1`,
            `${first} ${third} answered 1`,
            `${third}  left 1`,
          ].sort(),
        );
      }),
      { numRuns: 12 },
    );
    await connection.destroy();
  });

  test('outlast the steps of single attempts, which are kept for 30 days', async () => {
    const { connection } = await open();
    const funnels = createFunnelRepository(connection);
    await funnels.record(report(), NOW);
    await removeOldRows(connection, new Date(NOW.getTime() + 29 * DAY), { mails: 90, interactions: 365 });
    expect(await funnels.hasBegun(idOf(1), version)).toBe(true);
    await removeOldRows(connection, new Date(NOW.getTime() + 31 * DAY), { mails: 90, interactions: 365 });
    expect(await funnels.hasBegun(idOf(1), version)).toBe(false);
    expect((await funnels.flows({ from: '2025-07-15', until: '2025-07-15', way: '/2' })).length).toBe(2);
    expect(await funnels.flows({ from: '2025-07-16' })).toEqual([]);
    expect(await funnels.flows({ device: 'desktop' })).toEqual([]);
    await connection.destroy();
  });
});

/** A report as a browser's beacon sends it: without a token. */
async function openReports() {
  const { app, database } = await openTestServer({ now: () => NOW });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/quiz-steps',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const attempts = async () => (await database.connection.selectFrom('funnel_attempt').selectAll().execute()).length;
  return { send, attempts, database };
}

test('a report is taken without a token, and kept without anything of who sent it', async () => {
  const { send, database } = await openReports();
  expect((await send(report(), { 'user-agent': 'A browser', 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(204);
  expect(await database.connection.selectFrom('funnel_attempt').selectAll().execute()).toEqual([
    {
      id: idOf(1),
      quiz: 'quiz',
      version,
      way: '/2',
      language: 'en',
      device: 'phone',
      day: '2025-07-15',
      moves: JSON.stringify([
        [0, 'came', first, 0],
        [1, 'answered', second, 4000],
      ]),
      created_at: NOW.toISOString(),
    },
  ]);
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('nothing is kept of a browser that sends %j', async (headers) => {
  const { send, attempts } = await openReports();
  expect((await send(report(), headers)).statusCode).toBe(204);
  expect(await attempts()).toBe(0);
});

test.each<[name: string, body: object]>([
  ['an address', { ...report(), email: 'maria@trattoriagallo.example' }],
  ['another page', report({ way: '/my-data/secret' })],
  ['a time that no attempt has', report({ moves: [{ seq: 0, kind: 'came', place: first, at: 8 * DAY }] })],
  ['a place that is a text', report({ moves: [{ seq: 0, kind: 'came', place: 'Maria Gallo', at: 0 }] })],
])('a report with %s is refused', async (_name, body) => {
  const { send, attempts } = await openReports();
  expect((await send(body)).statusCode).toBe(422);
  expect(await attempts()).toBe(0);
});

test('a report from a page of another site is refused', async () => {
  const { send, attempts } = await openReports();
  expect((await send(report(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await send(report(), { origin: 'https://tillmatch.example' })).statusCode).toBe(204);
  expect(await attempts()).toBe(1);
});

test('nothing is counted of a quiz or question that we do not ask, unless it was asked when the attempt began', async () => {
  const { send, attempts, database } = await openReports();
  const moves: Move[] = [{ seq: 2, kind: 'answered', place: 'askedBefore', at: 5000 }];
  for (const body of [report({ version: 'older' }), report({ moves })]) expect((await send(body)).statusCode).toBe(204);
  expect(await attempts()).toBe(0);
  const funnels = createFunnelRepository(database.connection);
  await funnels.record(report({ version: 'older' }), NOW);
  await send(report({ version: 'older', moves }));
  expect((await funnels.flows({ version: 'older' })).map(({ to }) => to).sort()).toEqual(
    [first, second, 'askedBefore'].sort(),
  );
});

test('figures are shown from 50 attempts on, those of the newest version first', async () => {
  const { signIn, database } = await openDesk({ now: () => NOW });
  const funnels = createFunnelRepository(database.connection);
  const visitor = await signIn('sales');
  const read = async (query = '') => (await visitor.get(`/api/desk/funnel${query}`)).json().data;
  expect(await read()).toEqual({ quiz: 'quiz', version, versions: [], attempts: 0, minimum: 50, figures: null });
  for (let number = 0; number < 49; number += 1) await funnels.record(report({ attempt: idOf(number) }), NOW);
  expect((await read()).figures).toBeNull();
  await funnels.record(report({ attempt: idOf(49), way: '/' }), NOW);
  const { figures, versions } = await read();
  expect(versions).toEqual([{ version, firstDay: '2025-07-15', lastDay: '2025-07-15' }]);
  expect(figures.steps.map(({ place }: { place: string }) => place)).toEqual(places);
  expect(figures.steps.slice(0, 2)).toMatchObject([
    { place: first, reached: 50, entered: 50, answered: 50, back: 0, left: 0, unseen: 0, there: 0 },
    { place: second, reached: 50, entered: 50, answered: 0, there: 50, seconds: null },
  ]);
  expect(figures.steps[0].seconds).toBeCloseTo(4, 0);
  expect(figures.ways).toEqual([
    { from: '', to: first, count: 50 },
    { from: first, to: second, count: 50 },
  ]);
  expect((await read('?way=/2&device=phone&language=en')).attempts).toBe(49);
  expect((await read('?from=2025-07-16')).attempts).toBe(0);
  for (const query of ['?way=/nowhere', '?from=yesterday', '?quiz=other', '?version=other', '?device=a&device=b'])
    expect((await visitor.get(`/api/desk/funnel${query}`)).statusCode).toBe(400);
});
