import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import { isUnavailable } from '#server/database/unavailable.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { requestLanguage } from './requestLanguage.ts';

/** Seconds after which a database that is locked, full or restarting may be asked again. */
const RETRY_AFTER = '5';

/** The one shape of every answer that is not a success. */
type ErrorBody = { message: string; errors?: Record<string, string[]> };

const reasonByStatus: Readonly<Record<number, RefusalReason>> = {
  400: 'badRequest',
  413: 'tooLarge',
  415: 'unsupportedType',
};

/** Answers every error in one shape. The framework's messages are never passed on: they can quote the request. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const language = requestLanguage(request);
    if (error instanceof Refusal) return refuse(reply, error, language);
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, new Refusal(status, reasonByStatus[status] ?? 'badRequest'), language);
    return fail(error, request, reply, language);
  });
}

function refuse(reply: FastifyReply, { statusCode, reason, errors, values }: Refusal, language: string) {
  // A client that is told to come again finds the time in the header too.
  if (values.seconds !== undefined) reply.header('retry-after', String(values.seconds));
  const body: ErrorBody = {
    message: fillText(textsIn(language)[reason], values),
    ...(errors && { errors: typeof errors === 'function' ? errors(language) : errors }),
  };
  return noStore(reply).code(statusCode).send(body);
}

function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply, language: string) {
  const isLater = isUnavailable(error);
  const known = error.statusCode !== undefined && error.statusCode in STATUS_CODES ? error.statusCode : 500;
  const status = isLater ? 503 : known;
  if (isLater) reply.header('retry-after', RETRY_AFTER);
  const { name, code, message, stack } = error;
  request.log.error({ error: { name, code, message, stack } }, 'request failed');
  return noStore(reply)
    .code(status)
    .send({ message: textsIn(language).serverError } satisfies ErrorBody);
}

const textsIn = (language: string): typeof texts => translated('texts/api.json', texts, language);

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
}
