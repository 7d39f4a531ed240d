import { expect, test } from 'vitest';
import { wireAnswers } from '#tests/support/leadBody.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const LIST = `${API}/point-of-sales`;

test('all eleven systems are listed with the names of the wire, and not sent again to a page that has them', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: 'GET', url: LIST });
  const { data } = answer.json();
  expect(data).toHaveLength(11);
  expect(data[0]).toMatchObject({
    slug: 'toast',
    best_for: expect.any(String),
    scores: { total_score: expect.any(Number) },
  });
  expect(answer.body).not.toMatch(/"[a-z]+[A-Z]\w*":/);

  const etag = String(answer.headers.etag);
  const again = await app.inject({ method: 'GET', url: LIST, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, answer.headers['cache-control']]).toEqual([304, '', 'public, max-age=300']);
});

test('three systems are recommended for somebody’s answers', async () => {
  const { browser } = await openTestServer();
  const answer = await browser().post(`${LIST}/recommendations`, wireAnswers());
  const { data, ranking } = answer.json();
  expect([answer.statusCode, data]).toEqual([200, ['square-for-restaurants', 'sumup', 'clover']]);
  const systems: { slug: string; score: number; points: { points: number; why: string }[] }[] = ranking;
  expect(
    systems.map(({ slug, score, points }) => [slug, score, points.reduce((sum, one) => sum + one.points, 0)]),
  ).toEqual([
    ['square-for-restaurants', 17, 17],
    ['sumup', 13, 13],
    ['clover', 8, 8],
  ]);
  expect(systems.flatMap(({ points }) => points).filter(({ points, why }) => points > 0 !== (why !== ''))).toEqual([]);
});

test('a recommendation needs complete answers and a token', async () => {
  const { app, browser } = await openTestServer();
  const visitor = browser();
  const incomplete = await visitor.post(`${LIST}/recommendations`, { ...wireAnswers(), has_current_pos: 'yes' });
  expect([incomplete.statusCode, incomplete.json().errors]).toEqual([422, { current_pos_system: ['Required'] }]);
  const payload = wireAnswers();
  expect((await app.inject({ method: 'POST', url: `${LIST}/recommendations`, payload })).statusCode).toBe(419);
});
