import { expect, test } from 'vitest';
import { createQueue } from '#server/auth/hashQueue.ts';
import { hashPassword, isPassword } from '#server/auth/passwordHash.ts';
import { IDLE_LIMIT } from '#server/auth/signedIn.ts';
import { removeOldRows } from '#server/removeOldRows.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { cheapHash } from '#tests/support/cheapHash.ts';
import { describeOnBothDatabases, openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { openTestServer } from '#tests/support/testServer.ts';

const KEPT_DAYS = { mails: 90, interactions: 365 };
const LOGIN = '/api/auth/admin/login';
const USER = '/api/auth/user';
const LOGOUT = '/api/auth/logout';
const SESSION = 'tillmatch_session';
const credentials = { email: 'admin@tillmatch.example', password: 'correct horse' };
const cheap = cheapHash(credentials.password);
const morning = new Date('2025-07-15T08:00:00.000Z');
const HOUR = 3600 * 1000;

async function openServer(open = openMemoryDatabase, environment: Record<string, string> = {}, stored = cheap) {
  const clock = { now: morning };
  const database = await open();
  const server = await openTestServer({ database, environment, now: () => clock.now });
  const admins = createAdminRepository(database.connection);
  await admins.add(credentials.email, stored, morning);
  const [admin] = await admins.list();
  if (!admin) throw new Error('The account was not stored');
  const pass = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  const sessions = () => database.connection.selectFrom('admin_session').selectAll().execute();
  return { ...server, admins, admin, sessions, pass };
}

describeOnBothDatabases('signing in', (open) => {
  test('the right password makes a session of a new id, known to the database by its hash only', async () => {
    const { browser, admin, sessions } = await openServer(open);
    const visitor = browser();
    await visitor.prepare();
    const before = visitor.cookies.get(SESSION);
    const answer = await visitor.post(LOGIN, { ...credentials, email: ' ADMIN@tillmatch.example ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { id: admin.id } }]);
    const after = visitor.cookies.get(SESSION) ?? '';
    expect(after).not.toBe(before);
    const [row, ...others] = await sessions();
    expect(others).toEqual([]);
    expect(row).toEqual({
      id_hash: expect.stringMatching(/^[\w-]{43}$/),
      admin_id: admin.id,
      device: 'lightMyRequest',
      created_at: morning.toISOString(),
      seen_at: morning.toISOString(),
    });
    const user = await visitor.get(USER);
    expect([user.statusCode, user.json()]).toEqual([200, { id: admin.id }]);
  });

  test('the session a visitor had before is nobody’s, also when somebody else knew it', async () => {
    const { browser } = await openServer(open);
    const visitor = browser();
    await visitor.prepare();
    const fixed = visitor.cookies.get(SESSION) ?? '';
    await visitor.post(LOGIN, credentials);
    const thief = browser();
    thief.cookies.set(SESSION, fixed);
    expect((await thief.get(USER)).statusCode).toBe(204);
  });

  test('signing out ends the session on the server, even for a copied cookie', async () => {
    const { browser, sessions } = await openServer(open);
    const visitor = browser();
    await visitor.post(LOGIN, credentials);
    const kept = visitor.cookies.get(SESSION) ?? '';
    expect((await visitor.post(LOGOUT, {})).statusCode).toBe(204);
    expect(await sessions()).toEqual([]);
    expect((await visitor.get(USER)).statusCode).toBe(204);
    visitor.cookies.set(SESSION, kept);
    expect((await visitor.get(USER)).statusCode).toBe(204);
  });

  test('a session ends when nobody uses it for two hours, and after twelve in any case', async () => {
    const { browser, pass } = await openServer(open);
    const visitor = browser();
    await visitor.post(LOGIN, credentials);
    const statusAfter = async (milliseconds: number) => {
      pass(milliseconds);
      return (await visitor.get(USER)).statusCode;
    };
    // Each request restarts the two hours.
    for (let times = 0; times < 6; times += 1) expect(await statusAfter(IDLE_LIMIT)).toBe(200);
    expect(await statusAfter(1)).toBe(204);

    const other = browser();
    await other.post(LOGIN, credentials);
    pass(IDLE_LIMIT + 1);
    expect((await other.get(USER)).statusCode).toBe(204);
  });

  test('a new password signs the account out everywhere, and so does its removal', async () => {
    const { browser, admins, admin } = await openServer(open);
    const [first, second] = [browser(), browser()];
    await first.post(LOGIN, credentials);
    await admins.changePassword(admin.id, await hashPassword('battery staple'));
    expect((await first.get(USER)).statusCode).toBe(204);
    expect((await second.post(LOGIN, credentials)).statusCode).toBe(401);
    expect((await second.post(LOGIN, { ...credentials, password: 'battery staple' })).statusCode).toBe(200);
    await admins.remove(admin.id);
    expect((await second.get(USER)).statusCode).toBe(204);
  });

  test('sessions that ended are removed', async () => {
    const { browser, database, sessions } = await openServer(open);
    await browser().post(LOGIN, credentials);
    await removeOldRows(database.connection, new Date(morning.getTime() + IDLE_LIMIT), KEPT_DAYS);
    expect(await sessions()).toHaveLength(1);
    await removeOldRows(database.connection, new Date(morning.getTime() + 3 * HOUR), KEPT_DAYS);
    expect(await sessions()).toEqual([]);
  });
});

test('spec 5: what is no email and no password is said by field', async () => {
  const { browser } = await openServer();
  const errorsOf = async (body: unknown) => (await browser().post(LOGIN, body)).json().errors;
  expect(await errorsOf({})).toEqual({
    email: ['Email is required'],
    password: ['Password must be at least 6 characters'],
  });
  expect(await errorsOf({ email: 'admin@', password: '12345' })).toEqual({
    email: ['Invalid email'],
    password: ['Password must be at least 6 characters'],
  });
});

test('an unknown account and a wrong password get the same answer in the same time', async () => {
  const { browser } = await openServer(openMemoryDatabase, {}, await hashPassword(credentials.password));
  const visitor = browser();
  await visitor.prepare();
  const ask = async (body: object) => {
    const started = performance.now();
    const { statusCode, payload } = await visitor.post(LOGIN, body);
    return { statusCode, payload, time: performance.now() - started };
  };
  const wrong = await ask({ ...credentials, password: 'wrong horse' });
  const unknown = await ask({ ...credentials, email: 'nobody@tillmatch.example' });
  expect([wrong.statusCode, JSON.parse(wrong.payload)]).toEqual([
    401,
    { message: 'The email or password is incorrect.' },
  ]);
  expect([unknown.statusCode, unknown.payload]).toEqual([wrong.statusCode, wrong.payload]);
  // Hashing takes hundreds of milliseconds, everything else a few: without it the times would differ a hundredfold.
  expect(unknown.time / wrong.time).toBeGreaterThan(0.2);
  expect(unknown.time / wrong.time).toBeLessThan(5);
});

test('V-01 an address may try ten times in a quarter of an hour, whichever addresses it claims to have', async () => {
  const { browser } = await openServer();
  const visitor = browser();
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const body = { email: `${index}@tillmatch.example`, password: 'wrong horse' };
    statuses.push((await visitor.post(LOGIN, body, { 'x-forwarded-for': `203.0.113.${index}` })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('an account may be tried ten times in a quarter of an hour, from however many addresses', async () => {
  const { browser } = await openServer(openMemoryDatabase, { TRUST_PROXY: '1' });
  const visitor = browser();
  const tryFrom = async (index: number, email: string) =>
    (await visitor.post(LOGIN, { email, password: 'wrong horse' }, { 'x-forwarded-for': `203.0.113.${index}` }))
      .statusCode;
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push(await tryFrom(index, index % 2 ? credentials.email : credentials.email.toUpperCase()));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await tryFrom(20, 'other@tillmatch.example')).toBe(401);
});

test('BL-54 who signed in on a device gets in there while strangers guess, and guessing there is slow, too', async () => {
  const { browser } = await openServer(openMemoryDatabase, { TRUST_PROXY: '1' });
  const owner = browser();
  let address = 0;
  const tryAs = async (visitor: typeof owner, body: object) => {
    address += 1;
    return visitor.post(LOGIN, body, { 'x-forwarded-for': `203.0.113.${address}` });
  };
  const device = (answer: Awaited<ReturnType<typeof tryAs>>) =>
    [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('tillmatch_device')) ?? '';
  const first = await tryAs(owner, credentials);
  expect(device(first)).toMatch(
    /^tillmatch_device=[\w-]{22}\..*; Max-Age=31536000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
  );

  const stranger = browser();
  const wrong = { ...credentials, password: 'wrong horse' };
  const guesses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) guesses.push((await tryAs(stranger, wrong)).statusCode);
  expect(guesses.at(-1)).toBe(429);
  expect((await tryAs(stranger, credentials)).headers['retry-after']).toMatch(/^\d+$/);
  expect((await tryAs(owner, credentials)).statusCode).toBe(200);

  // A cookie of another account, or a forged one, is not a known device.
  stranger.cookies.set('tillmatch_device', owner.cookies.get('tillmatch_device')?.replace(/\..*/, '.x') ?? '');
  expect((await tryAs(stranger, credentials)).statusCode).toBe(429);
  stranger.cookies.set('tillmatch_device', owner.cookies.get('tillmatch_device') ?? '');
  const stolen: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) stolen.push((await tryAs(stranger, wrong)).statusCode);
  expect(stolen.at(-1)).toBe(429);
});

test('BL-54 who signed in on a device gets in there while strangers guess from the same address', async () => {
  const { browser } = await openServer();
  const owner = browser();
  expect((await owner.post(LOGIN, credentials)).statusCode).toBe(200);
  const stranger = browser();
  const wrong = { ...credentials, password: 'wrong horse' };
  const guesses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) guesses.push((await stranger.post(LOGIN, wrong)).statusCode);
  expect(guesses.at(-1)).toBe(429);
  expect((await owner.post(LOGIN, credentials)).statusCode).toBe(200);
  expect((await owner.post(LOGIN, { ...wrong, email: 'other@tillmatch.example' })).statusCode).toBe(429);
});

test('an account has one spelling when attempts are counted', async () => {
  const { browser } = await openServer(openMemoryDatabase, { TRUST_PROXY: '1' });
  const visitor = browser();
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const email = `${'\u200b'.repeat(index)}${credentials.email}${' '.repeat(index)}`;
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    statuses.push((await visitor.post(LOGIN, { email, password: 'wrong horse' }, headers)).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('more sign-ins at once than can be checked soon are told when to come again', async () => {
  const queue = createQueue({ atOnce: 1, longest: 2, comeAgainAfter: 5 });
  const done: string[] = [];
  const finish: (() => void)[] = [];
  const work = (name: string) =>
    queue(() => new Promise<void>((resolve) => finish.push(resolve)).then(() => void done.push(name)));
  const [first, second, third] = [work('first'), work('second'), work('third')];
  await expect(work('fourth')).rejects.toMatchObject({ statusCode: 503, values: { seconds: 5 } });
  for (const current of [first, second, third]) {
    await expect.poll(() => finish).toHaveLength(1);
    finish.pop()?.();
    await current;
  }
  expect(done).toEqual(['first', 'second', 'third']);
});

test('the cookie is out of reach of scripts and other sites, and secure on https', async () => {
  const { browser } = await openServer();
  const answer = await browser().post(LOGIN, credentials);
  const cookie = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(SESSION)) ?? '';
  expect(cookie.replace(/^[^;]*; /, '')).toBe('Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax');
});

test('signing in needs the token of a page of ours', async () => {
  const { app } = await openServer();
  const answer = await app.inject({ method: 'POST', url: LOGIN, payload: credentials });
  expect(answer.statusCode).toBe(419);
});

test('a hash says how it was made, and one made at another cost still counts', async () => {
  const hash = await hashPassword(credentials.password);
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(credentials.password, hash)).toBe(true);
  expect(await isPassword('Correct horse', hash)).toBe(false);
  expect(await isPassword('', undefined)).toBe(false);
  expect(cheap).toMatch(/^scrypt\$10\$8\$1\$/);
  expect(await isPassword(credentials.password, cheap)).toBe(true);
  expect(await isPassword('Correct horse', cheap)).toBe(false);
});
