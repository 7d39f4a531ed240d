import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRecord } from '#domain/json.ts';
import type { Login } from '#schemas/__generated__/login.ts';
import loginSchema from '#schemas/forms/login.schema.json' with { type: 'json' };
import loginUi from '#schemas/forms/login.ui.json' with { type: 'json' };
import { isPassword } from '#server/auth/passwordHash.ts';
import type { SignedIn } from '#server/auth/signedIn.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import type { Csrf } from '#server/http/csrf.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { emailKey } from '#server/repositories/emailKey.ts';

type Options = { csrf: Csrf; signedIn: SignedIn; admins: ReturnType<typeof createAdminRepository> };

/** Attempts per address, and per account from anywhere, in a quarter of an hour. Unknown accounts count, too. */
const TRIES = { max: 10, timeWindow: '15 minutes' };

const { schema, messages } = readForm(loginSchema, loginUi);
const readLogin = bodyReader<Login>(schema, messages);

/** The current user, sign-in and sign-out (spec 7). */
export const sessionRoutes: FastifyPluginAsync<Options> = async (app, { csrf, signedIn, admins }) => {
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

  const countTry = app.createRateLimit({ ...TRIES, keyGenerator: accountOf });
  app.post('/api/auth/admin/login', { config: { rateLimit: TRIES } }, async (request, reply) => {
    const { email, password } = readLogin(request.body);
    const tries = await countTry(request);
    if (!tries.isAllowed && tries.isExceeded)
      throw new Refusal(429, 'tooManyRequests', { values: { seconds: tries.ttlInSeconds } });
    const admin = await admins.find(email);
    // Also without an account, so that the time does not reveal whether there is one.
    if (!(await isPassword(password, admin?.passwordHash)) || !admin) throw new Refusal(401, 'wrongCredentials');
    await signedIn.end(csrf.sessionOf(request));
    await signedIn.begin(csrf.renew(reply), admin.id);
    return reply.header('cache-control', 'no-store').send({ data: { id: admin.id } });
  });

  app.post('/api/auth/logout', async (request, reply) => {
    await signedIn.end(csrf.sessionOf(request));
    csrf.renew(reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

function accountOf({ body }: FastifyRequest): string {
  const email = isRecord(body) && typeof body.email === 'string' ? body.email : '';
  return `account ${emailKey(email.trim())}`;
}
