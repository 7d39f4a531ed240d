import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { API, openTestServer } from '#tests/support/testServer.ts';

test('a method that a path does not have is refused with the methods it has, and OPTIONS names them', async () => {
  const { app, browser } = await openTestServer();
  const visitor = browser();
  const answers = await Promise.all(
    [
      ['DELETE', `${API}/customer-answers/pos`],
      ['GET', `${API}/customer-answers/pos`],
      ['PUT', `${API}/comparisons/abc`],
      ['POST', '/health/live'],
      ['OPTIONS', `${API}/point-of-sales`],
      ['OPTIONS', `${API}/customer-answers/pos?email=x`],
      ['OPTIONS', '/api/nowhere'],
      ['PATCH', '/api/nowhere'],
    ].map(async ([method, url]) => {
      const { statusCode, headers } = await app.inject({ method: method as 'GET', url: url ?? '' });
      return [method, statusCode, headers.allow];
    }),
  );
  expect(answers).toEqual([
    ['DELETE', 405, 'OPTIONS, POST'],
    ['GET', 405, 'OPTIONS, POST'],
    ['PUT', 405, 'GET, HEAD, OPTIONS'],
    ['POST', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', 204, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', 204, 'OPTIONS, POST'],
    ['OPTIONS', 404, undefined],
    ['PATCH', 404, undefined],
  ]);
  const refused = await visitor.send({ method: 'DELETE', url: `${API}/quotes` });
  expect(refused.json()).toEqual({ message: 'This address does not answer this kind of request.' });
});

test('the list of systems is not sent again to a cache that has it, whose tag may be weak or one of a list', async () => {
  const { app } = await openTestServer();
  const url = `${API}/point-of-sales`;
  const etag = String((await app.inject({ method: 'GET', url })).headers.etag);
  const statuses = await Promise.all(
    [etag, `W/${etag}`, `"other", ${etag}`, '*', '"other"'].map(async (known) => {
      return (await app.inject({ method: 'GET', url, headers: { 'if-none-match': known } })).statusCode;
    }),
  );
  expect(statuses).toEqual([304, 304, 304, 304, 200]);
});

test('browsers are told of the HTTPS of our subdomains only when that is asked for', async () => {
  const header = async (environment: Record<string, string>) => {
    const { app } = await openTestServer({ environment });
    return (await app.inject('/health/live')).headers['strict-transport-security'];
  };
  expect([await header({}), await header({ HSTS_SUBDOMAINS: 'yes' })]).toEqual([
    'max-age=31536000',
    'max-age=31536000; includeSubDomains',
  ]);
});

test('who asks and never reads the answers is disconnected', async () => {
  const { app } = await openTestServer({ environment: { RATE_LIMIT_REQUESTS: '100000' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.timeout).toBe(30_000);
  app.server.timeout = 300;
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const closed = new Promise<void>((resolve) => app.server.once('connection', (peer) => peer.once('close', resolve)));
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${API}/point-of-sales HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2000));
  await closed;
  socket.destroy();
});
