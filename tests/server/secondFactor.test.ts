import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import { openDesk } from '#tests/support/deskVisit.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { describeOnBothDatabases, type OpenTestDatabase } from '#tests/support/testDatabases.ts';

const FACTOR = '/api/desk/second-factor';
const LOGIN = '/api/auth/admin/login';
const email = 'owner@tillmatch.example';
const HALF_MINUTE = 30_000;

/** An owner whose app shows codes. */
async function openWithApp(open: OpenTestDatabase) {
  const clock = { now: new Date('2025-07-15T10:00:00.000Z') };
  const desk = await openDesk({ database: await open(), now: () => clock.now });
  const owner = await desk.signIn('owner');
  const offered: { secret: string; address: string } = (await owner.post(FACTOR, {})).json().data;
  const app = new TOTP({ secret: Secret.fromBase32(offered.secret) });
  const nextCode = () => {
    clock.now = new Date(clock.now.getTime() + HALF_MINUTE);
    return app.generate({ timestamp: clock.now.getTime() });
  };
  const turnOn = async (): Promise<string[]> =>
    (await owner.post(`${FACTOR}/confirm`, { code: nextCode() })).json().data.recoveryCodes;
  const signIn = async (code?: string, password = desk.password) => {
    const answer = await desk.browser().post(LOGIN, { email, password, ...(code !== undefined && { code }) });
    return [answer.statusCode, answer.statusCode === 200 ? undefined : answer.json().errors];
  };
  return { ...desk, owner, offered, nextCode, turnOn, signIn };
}

describeOnBothDatabases('D72: a second factor', (open) => {
  test('is asked for only once the app has shown a right code, and is kept so that a copy of the database tells nothing', async () => {
    const { owner, offered, nextCode, signIn, database } = await openWithApp(open);
    expect(offered).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(
        /^otpauth:\/\/totp\/TillMatch:owner%40tillmatch\.example\?issuer=TillMatch&secret=/,
      ),
    });
    expect(await signIn()).toEqual([200, undefined]);
    const wrong = await owner.post(`${FACTOR}/confirm`, { code: '000 000' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { code: [texts.field.wrongCode] }]);

    const { recoveryCodes } = (await owner.post(`${FACTOR}/confirm`, { code: nextCode() })).json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await owner.get(FACTOR)).json()).toEqual({ data: { isOn: true, recoveryCodes: 10 } });
    expect((await owner.post(FACTOR, {})).statusCode).toBe(409);
    const stored = await dumpOf(database);
    for (const secret of [
      offered.secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code: string) => code.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret);
  });

  test('opens the account with each code once, and with a recovery code for a lost phone', async () => {
    const { turnOn, nextCode, signIn, owner } = await openWithApp(open);
    const [recovery = ''] = await turnOn();
    const code = nextCode();
    expect(await signIn()).toEqual([401, { code: [texts.codeNeeded] }]);
    // The password is checked first, and its refusal says nothing about a code.
    expect(await signIn(code, 'wrong horse')).toEqual([401, undefined]);
    expect(await signIn('123456')).toEqual([401, { code: [texts.wrongCode] }]);
    expect(await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([200, undefined]);
    expect(await signIn(code)).toEqual([401, { code: [texts.wrongCode] }]);
    expect(await signIn(recovery.replaceAll('-', ' ').toUpperCase())).toEqual([200, undefined]);
    expect(await signIn(recovery)).toEqual([401, { code: [texts.wrongCode] }]);
    expect((await owner.get(FACTOR)).json()).toEqual({ data: { isOn: true, recoveryCodes: 9 } });
  });

  test('is taken away with password and code, from nobody else and not by another site', async () => {
    const { app, turnOn, nextCode, signIn, owner, browser, password } = await openWithApp(open);
    await turnOn();
    const remove = async (body: object) => {
      const answer = await owner.post(`${FACTOR}/remove`, body);
      return [answer.statusCode, answer.statusCode === 204 ? undefined : Object.keys(answer.json().errors)];
    };
    expect(await remove({ password: 'wrong horse', code: nextCode() })).toEqual([422, ['password']]);
    expect(await remove({ password, code: '123456' })).toEqual([422, ['code']]);
    for (const path of ['', '/confirm', '/remove']) {
      const foreign = await app.inject({ method: 'POST', url: FACTOR + path, payload: {} });
      expect([path, foreign.statusCode, (await browser().post(FACTOR + path, {})).statusCode]).toEqual([
        path,
        419,
        401,
      ]);
    }
    expect(await remove({ password, code: nextCode() })).toEqual([204, undefined]);
    expect([await signIn(), (await owner.get(FACTOR)).json().data.isOn]).toEqual([[200, undefined], false]);
  });

  test('cannot be guessed: a password that is known opens ten tries', async () => {
    const { turnOn, signIn } = await openWithApp(open);
    await turnOn();
    const statuses: unknown[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await signIn(`${100_000 + tries}`))[0]);
    expect(statuses).toEqual([...Array(9).fill(401), 429, 429]);
  });
});
