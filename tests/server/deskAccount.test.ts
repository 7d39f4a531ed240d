import { expect, test } from 'vitest';
import spanishTexts from '#schemas/translations/es/texts/api.json' with { type: 'json' };
import { openDesk } from '#tests/support/deskVisit.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';

const spanish = { 'accept-language': 'es' };
const ME = '/api/desk/me';
const CHANGE = '/api/desk/password';
const LOGIN = '/api/auth/admin/login';
const email = 'editor@tillmatch.example';

describeOnBothDatabases('the account at the desk', (open) => {
  test('lists where it is signed in, the browser that asks among them, and signs out everywhere', async () => {
    const desk = await openDesk({ database: await open() });
    const here = await desk.signIn('editor');
    const there = desk.browser();
    await there.post(LOGIN, { email, password: desk.password }, { 'user-agent': `Phone ${'x'.repeat(500)}` });
    expect((await here.get(ME)).json()).toEqual({ data: { email, role: 'editor' } });
    const sessions: { device: string; isCurrent: boolean }[] = (await here.get('/api/desk/sessions')).json().data;
    expect(sessions.map(({ device, isCurrent }) => [device.slice(0, 5), isCurrent]).sort()).toEqual([
      ['Phone', false],
      ['light', true],
    ]);
    expect(Math.max(...sessions.map(({ device }) => device.length))).toBe(200);
    expect(JSON.stringify(sessions)).not.toContain('idHash');
    expect((await here.post('/api/desk/sign-out-everywhere', {})).statusCode).toBe(204);
    expect([(await here.get(ME)).statusCode, (await there.get(ME)).statusCode]).toEqual([401, 401]);
  });

  test('gets another password with the current one alone; other browsers are signed out, this one stays', async () => {
    const desk = await openDesk({ database: await open() });
    const here = await desk.signIn('editor');
    const there = desk.browser();
    await there.post(LOGIN, { email, password: desk.password });
    const wrong = await here.post(CHANGE, { currentPassword: 'wrong horse', newPassword: 'battery staple' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { currentPassword: ['This is not your current password.'] },
    ]);
    const inSpanish = await here.post(
      CHANGE,
      { currentPassword: 'wrong horse', newPassword: 'battery staple' },
      spanish,
    );
    expect(inSpanish.json().errors).toEqual({ currentPassword: [spanishTexts.field.wrongPassword] });
    const short = await here.post(CHANGE, { currentPassword: desk.password, newPassword: 'short' });
    expect(short.json().errors).toEqual({ newPassword: ['Password must be at least 8 characters'] });
    const before = here.cookies.get('tillmatch_session');
    const changed = await here.post(CHANGE, { currentPassword: desk.password, newPassword: 'battery staple' });
    expect([changed.statusCode, (await here.get(ME)).statusCode, (await there.get(ME)).statusCode]).toEqual([
      204, 200, 401,
    ]);
    expect(here.cookies.get('tillmatch_session')).not.toBe(before);
    expect((await there.post(LOGIN, { email, password: desk.password })).statusCode).toBe(401);
    expect((await there.post(LOGIN, { email, password: 'battery staple' })).statusCode).toBe(200);
  });
});

test('somebody who finds a browser open may not guess the password there', async () => {
  const desk = await openDesk();
  const here = await desk.signIn('editor');
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await here.post(CHANGE, { currentPassword: 'wrong horse', newPassword: 'battery staple' })).statusCode,
    );
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
