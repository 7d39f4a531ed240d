import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Login } from '#schemas/__generated__/login.ts';
import loginSchema from '#schemas/forms/login.schema.json' with { type: 'json' };
import loginUi from '#schemas/forms/login.ui.json' with { type: 'json' };
import codeSchema from '#schemas/forms/sign-in-code.schema.json' with { type: 'json' };
import codeUi from '#schemas/forms/sign-in-code.ui.json' with { type: 'json' };
import apiTexts from '#schemas/texts/api.json' with { type: 'json' };
import type { PasswordQueue } from '#server/auth/hashQueue.ts';
import type { KnownDevice } from '#server/auth/knownDevice.ts';
import { isPassword } from '#server/auth/passwordHash.ts';
import type { SecondFactor } from '#server/auth/secondFactor.ts';
import type { SignedIn } from '#server/auth/signedIn.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import type { Csrf } from '#server/http/csrf.ts';
import { GUESSES } from '#server/http/rateLimits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { AdminRepository } from '#server/repositories/adminRepository.ts';
import { emailKey } from '#server/repositories/emailKey.ts';
import { translated } from '#server/translated.ts';

type Options = {
  csrf: Csrf;
  signedIn: SignedIn;
  knownDevice: KnownDevice;
  admins: AdminRepository;
  hashing: PasswordQueue;
  secondFactor: SecondFactor;
};

const login = readForm(loginSchema, loginUi);
const code = readForm(codeSchema, codeUi);
/** Email and password, with the code that sign-in to an account with a second factor asks for. */
const readLogin = bodyReader<Login & { code?: string }>(
  { ...login.schema, properties: { ...login.schema.properties, ...code.schema.properties } },
  (language) => ({ ...code.messagesIn(language), ...login.messagesIn(language) }),
);

/** The current user, sign-in and sign-out (spec 7). */
export const sessionRoutes: FastifyPluginAsync<Options> = async (
  app,
  { csrf, signedIn, knownDevice, admins, hashing, secondFactor },
) => {
  const accounts = new WeakMap<FastifyRequest, string>();
  app.get('/sanctum/csrf-cookie', async (request, reply) => {
    csrf.issue(request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.get('/api/auth/user', async (request, reply) => {
    const id = await signedIn.find(csrf.sessionOf(request));
    reply.header('cache-control', 'no-store');
    // Not 401, which would be an error in every visitor's console (D33).
    return id === undefined ? reply.code(204).send() : reply.send({ id });
  });

  // Unknown accounts count too. A device that has signed in to an account before has guesses of its own at it, even behind
  // an address that strangers share.
  const countByAddress = app.createRateLimit(GUESSES);
  const countByAccount = app.createRateLimit({ ...GUESSES, keyGenerator: (request) => accounts.get(request) ?? '' });
  app.post('/api/auth/admin/login', async (request, reply) => {
    const { email, password, code } = readLogin(request.body);
    const device = knownDevice.find(request, email);
    // Spelled as in the lookup of the account, so that another spelling of it does not get attempts of its own.
    accounts.set(request, `account ${emailKey(email)} ${device ?? ''}`);
    // The address first: a request beyond its limit does not count as an attempt at the account.
    for (const count of device === undefined ? [countByAddress, countByAccount] : [countByAccount]) {
      const tries = await count(request);
      if (!tries.isAllowed && tries.isExceeded)
        throw new Refusal(429, 'tooManyRequests', { values: { seconds: tries.ttlInSeconds } });
    }
    const admin = await admins.find(email);
    // Checked even without an account, so that the time does not reveal whether one exists.
    const isRight = await hashing(() => isPassword(password, admin?.passwordHash));
    if (!isRight || !admin) throw new Refusal(401, 'wrongCredentials');
    await askForCode(secondFactor, admin.id, code);
    knownDevice.remember(reply, email);
    await signedIn.end(csrf.sessionOf(request));
    await signedIn.begin(csrf.renew(reply), admin.id, request.headers['user-agent'] ?? '');
    return reply.header('cache-control', 'no-store').send({ data: { id: admin.id } });
  });

  app.post('/api/auth/logout', async (request, reply) => {
    await signedIn.end(csrf.sessionOf(request));
    csrf.renew(reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

/** Refuses a sign-in without the account's second factor; `errors` tells a page that the password was right. */
async function askForCode(secondFactor: SecondFactor, adminId: number, code: string | undefined): Promise<void> {
  if (!(await secondFactor.state(adminId)).isOn) return;
  const reason = code === undefined ? 'codeNeeded' : 'wrongCode';
  if (code !== undefined && (await secondFactor.isRight(adminId, code))) return;
  throw new Refusal(401, reason, {
    errors: (language) => ({ code: [translated('texts/api.json', apiTexts, language)[reason]] }),
  });
}
