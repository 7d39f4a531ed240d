import { expect, test } from 'vitest';
import { pathForLog } from '#server/http/requestLog.ts';
import { openTestServer } from '#tests/support/testServer.ts';

test('an address without a page is taken for the log, and nothing that is none', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  expect((await visitor.post('/api/unknown-paths', { path: '/no/such/page' })).statusCode).toBe(204);
  for (const body of [{}, { path: 'nope' }, { path: 7 }, { path: '/a', more: true }])
    expect((await visitor.post('/api/unknown-paths', body)).statusCode).toBe(422);
});

test('D31: the log gets no query, no address of a person and no endless text', () => {
  expect(pathForLog('/nope?email=maria@example.com')).toBe('/nope');
  expect(pathForLog('/unsubscribe/maria@example.com')).toBe('[left out]');
  expect(pathForLog('/unsubscribe/maria%40example.com')).toBe('[left out]');
  expect(pathForLog(`/${'a'.repeat(500)}`)).toHaveLength(120);
});
