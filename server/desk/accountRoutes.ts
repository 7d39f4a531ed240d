import type { FastifyPluginAsync } from 'fastify';
import type { ChangePassword } from '#schemas/__generated__/changePassword.ts';
import changePasswordSchema from '#schemas/forms/change-password.schema.json' with { type: 'json' };
import changePasswordUi from '#schemas/forms/change-password.ui.json' with { type: 'json' };
import type { PasswordQueue } from '#server/auth/hashQueue.ts';
import { hashPassword, isPassword } from '#server/auth/passwordHash.ts';
import type { SignedIn } from '#server/auth/signedIn.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import type { Csrf } from '#server/http/csrf.ts';
import { GUESSES } from '#server/http/rateLimits.ts';
import { refusedField } from '#server/http/refusedField.ts';
import type { AdminRepository } from '#server/repositories/adminRepository.ts';
import type { DeskAccess } from './deskAccess.ts';

type Options = { access: DeskAccess; csrf: Csrf; signedIn: SignedIn; admins: AdminRepository; hashing: PasswordQueue };

const form = readForm(changePasswordSchema, changePasswordUi);
const readChange = bodyReader<ChangePassword>(form.schema, form.messagesIn);

/** Who is signed in, where, and with which password. Open to every role. */
export const accountRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { access, csrf, signedIn, admins, hashing } = options;
  app.addHook('onRequest', access.guard('account'));

  app.get('/api/desk/me', async (request) => {
    const { email, role } = access.adminOf(request);
    return { data: { email, role } };
  });

  app.get('/api/desk/sessions', async (request) => {
    const sessions = await signedIn.list(access.adminOf(request).id, csrf.sessionOf(request));
    return {
      data: sessions.map(({ device, createdAt, seenAt, isCurrent }) => ({ device, createdAt, seenAt, isCurrent })),
    };
  });

  // Every other session ends, and this one continues under a new id.
  app.post('/api/desk/password', { config: { rateLimit: GUESSES } }, async (request, reply) => {
    const { currentPassword, newPassword } = readChange(request.body);
    const { id, passwordHash } = access.adminOf(request);
    if (!(await hashing(() => isPassword(currentPassword, passwordHash))))
      throw refusedField('currentPassword', 'wrongPassword');
    await admins.changePassword(id, await hashing(() => hashPassword(newPassword)));
    await signedIn.begin(csrf.renew(reply), id, request.headers['user-agent'] ?? '');
    return reply.code(204).send();
  });

  app.post('/api/desk/sign-out-everywhere', async (request, reply) => {
    await signedIn.endAll(access.adminOf(request).id);
    csrf.renew(reply);
    return reply.code(204).send();
  });
};
