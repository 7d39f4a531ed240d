import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalJson } from '#domain/canonicalJson.ts';
import { isRecord } from '#domain/json.ts';
import type { RequestKey } from '#server/repositories/idempotencyKeyRepository.ts';
import type { Written } from '#server/writes/write.ts';
import { Refusal } from './refusal.ts';

/** The client's Idempotency-Key: a repeated request is answered as the first was (D29). */
export function requestKey({ headers, method, routeOptions, body }: FastifyRequest): RequestKey | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'idempotencyKeyInvalid');
  return { scope: `${method} ${routeOptions.url}`, key, fingerprint: fingerprintOf(body) };
}

/** Sends the stored answer, or the first one for a repeated key. */
export function sendWritten(reply: FastifyReply, { answer, replayed }: Written): FastifyReply {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(answer.status).send(answer.body);
}

/**
 * What was sent, not how: a form that is sent again was open for longer, and may by then be shown in another language or
 * with another wording beside its box (BL-41). Whether the box was ticked is part of the content.
 */
function fingerprintOf(body: unknown): string {
  const said = isRecord(body) ? { ...body, trace: undefined, consent: undefined } : body;
  return hash('sha256', canonicalJson(said), 'base64url');
}
