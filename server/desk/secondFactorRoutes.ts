import type { FastifyPluginAsync } from 'fastify';
import type { ConfirmSecondFactor } from '#schemas/__generated__/confirmSecondFactor.ts';
import type { RemoveSecondFactor } from '#schemas/__generated__/removeSecondFactor.ts';
import confirmSchema from '#schemas/forms/confirm-second-factor.schema.json' with { type: 'json' };
import confirmUi from '#schemas/forms/confirm-second-factor.ui.json' with { type: 'json' };
import removeSchema from '#schemas/forms/remove-second-factor.schema.json' with { type: 'json' };
import removeUi from '#schemas/forms/remove-second-factor.ui.json' with { type: 'json' };
import type { PasswordQueue } from '#server/auth/hashQueue.ts';
import { isPassword } from '#server/auth/passwordHash.ts';
import type { SecondFactor } from '#server/auth/secondFactor.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { GUESSES } from '#server/http/rateLimits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refusedField } from '#server/http/refusedField.ts';
import type { DeskAccess } from './deskAccess.ts';

type Options = { access: DeskAccess; hashing: PasswordQueue; secondFactor: SecondFactor };

const PATH = '/api/desk/second-factor';

const confirmForm = readForm(confirmSchema, confirmUi);
const readConfirm = bodyReader<ConfirmSecondFactor>(confirmForm.schema, confirmForm.messagesIn);
const removeForm = readForm(removeSchema, removeUi);
const readRemove = bodyReader<RemoveSecondFactor>(removeForm.schema, removeForm.messagesIn);

/** The second factor of the signed-in person (D72). */
export const secondFactorRoutes: FastifyPluginAsync<Options> = async (app, { access, hashing, secondFactor }) => {
  app.addHook('onRequest', access.guard('account'));

  app.get(PATH, async (request) => ({ data: await secondFactor.state(access.adminOf(request).id) }));

  app.post(PATH, async (request, reply) => {
    const offered = await secondFactor.offer(access.adminOf(request));
    if (!offered) throw new Refusal(409, 'secondFactorThere');
    return reply.code(201).send({ data: offered });
  });

  app.post(`${PATH}/confirm`, { config: { rateLimit: GUESSES } }, async (request) => {
    const { code } = readConfirm(request.body);
    const recoveryCodes = await secondFactor.confirm(access.adminOf(request).id, code);
    if (!recoveryCodes) throw refusedField('code', 'wrongCode');
    return { data: { recoveryCodes } };
  });

  app.post(`${PATH}/remove`, { config: { rateLimit: GUESSES } }, async (request, reply) => {
    const { password, code } = readRemove(request.body);
    const { id, passwordHash } = access.adminOf(request);
    if (!(await hashing(() => isPassword(password, passwordHash)))) throw refusedField('password', 'wrongPassword');
    if (!(await secondFactor.isRight(id, code))) throw refusedField('code', 'wrongCode');
    await secondFactor.remove(id);
    return reply.code(204).send();
  });
};
