import { expect, test } from 'vitest';
import { areasOf, type DeskArea, type DeskRole } from '#domain/desk/deskRole.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { openTestServer } from '#tests/support/testServer.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';

/** Every route of the desk with the area that opens it, and its status for an unknown id or an empty body. */
const ROUTES: readonly [method: 'GET' | 'POST', path: string, area: DeskArea, status: number][] = [
  ['GET', '/api/desk/leads', 'leads', 200],
  ['GET', '/api/desk/lead-totals', 'leads', 200],
  ['GET', '/api/desk/leads.csv', 'leads', 200],
  ['GET', '/api/desk/lead-owners', 'leads', 200],
  ['GET', `/api/desk/leads/${ID}`, 'leads', 404],
  ['POST', `/api/desk/leads/${ID}`, 'leads', 404],
  ['POST', `/api/desk/leads/${ID}/notes`, 'leads', 422],
  ['POST', `/api/desk/leads/${ID}/forget`, 'leads', 422],
  ['GET', '/api/desk/articles', 'articles', 200],
  ['GET', `/api/desk/articles/${ID}`, 'articles', 404],
  ['POST', '/api/desk/articles', 'articles', 422],
  ['POST', '/api/desk/articles/removal', 'articles', 422],
  ['POST', '/api/desk/pictures', 'articles', 422],
  ['GET', '/api/desk/funnel', 'funnel', 200],
  ['GET', '/api/desk/messages', 'messages', 200],
  ['GET', '/api/desk/message-health', 'messages', 200],
  ['GET', '/api/desk/messages/7', 'messages', 404],
  ['GET', '/api/desk/messages/7/html', 'messages', 404],
  ['POST', '/api/desk/messages/retry', 'messages', 200],
  ['POST', '/api/desk/messages/7/retry', 'messages', 200],
  ['POST', '/api/desk/test-post', 'messages', 404],
  ['GET', '/api/desk/me', 'account', 200],
  ['GET', '/api/desk/sessions', 'account', 200],
  ['POST', '/api/desk/password', 'account', 422],
  ['GET', '/api/desk/second-factor', 'account', 200],
  ['POST', '/api/desk/second-factor', 'account', 201],
  ['POST', '/api/desk/second-factor/confirm', 'account', 422],
  ['POST', '/api/desk/second-factor/remove', 'account', 422],
  ['POST', '/api/desk/sign-out-everywhere', 'account', 204],
];

test('every route of the desk is tried here', async () => {
  const { app } = await openTestServer();
  const served = app.printRoutes({ commonPrefix: false }).matchAll(/\/?api\/desk\/[^\s]+/g);
  const known = new Set(
    ROUTES.map(([, path]) => path.replace(ID, ':id').replace('/7', '/:id')).concat('/api/desk/test-mail'),
  );
  const missing = [...served].map(([path]) => `/${path.replace(/^\//, '')}`).filter((path) => !known.has(path));
  expect(missing).toEqual([]);
  const methods = await Promise.all(
    [...known].map(async (path) => (await app.inject({ method: 'OPTIONS', url: path })).headers.allow),
  );
  expect(methods.every((allowed) => allowed !== undefined)).toBe(true);
});

test('a signed-out browser gets 401 from each, and nothing that is to be kept', async () => {
  const { browser } = await openTestServer();
  const visitor = browser();
  await visitor.prepare();
  for (const [method, url] of [...ROUTES, ['POST', '/api/desk/test-mail'] as const]) {
    const answer = method === 'GET' ? await visitor.get(url) : await visitor.post(url, {});
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 401, { message: 'Please sign in.' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test.each(['owner', 'sales', 'editor'] as const)(
  'as %s each route opens that the role has, and no other',
  async (role: DeskRole) => {
    const { signIn } = await openDesk();
    const visitor = await signIn(role);
    for (const [method, url, area, status] of ROUTES) {
      const answer = method === 'GET' ? await visitor.get(url) : await visitor.post(url, {});
      expect([url, answer.statusCode]).toEqual([url, areasOf(role).includes(area) ? status : 403]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  },
);

test('each write needs the token of a page of ours, also from somebody who is signed in', async () => {
  const { app, signIn } = await openDesk();
  const visitor = await signIn('owner');
  const cookie = `tillmatch_session=${visitor.cookies.get('tillmatch_session')}`;
  for (const [, url] of ROUTES.filter(([method]) => method === 'POST'))
    expect((await app.inject({ method: 'POST', url, payload: {}, headers: { cookie } })).statusCode).toBe(419);
});

test('a role that is taken away counts at once, and so does an account', async () => {
  const { signIn, admins } = await openDesk();
  const visitor = await signIn('owner');
  const admin = await admins.find('owner@tillmatch.example');
  const status = async () => (await visitor.get('/api/desk/leads')).statusCode;
  expect(await status()).toBe(200);
  await admins.changeRole(admin?.id ?? 0, 'editor');
  expect(await status()).toBe(403);
  await admins.remove(admin?.id ?? 0);
  expect(await status()).toBe(401);
});
