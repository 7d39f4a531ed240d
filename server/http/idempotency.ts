import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '#domain/json.ts';
import type { Connection, Executor } from '#server/database/schema.ts';
import { type Answer, createIdempotencyKeyRepository } from '#server/repositories/idempotencyKeyRepository.ts';
import { Refusal } from './refusal.ts';

type Options = { connection: Connection; now: () => Date };
export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

/**
 * Makes the function through which every write goes: what `work` stores and what it answers are committed together
 * under the client's Idempotency-Key, so that a repeated request is answered as the first was (D29).
 */
export function createAnswerOnce({ connection, now }: Options) {
  return async function answerOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (transaction: Executor) => Promise<Answer>,
  ): Promise<FastifyReply> {
    const key = keyOf(request);
    const { answer, replayed } = await connection.transaction().execute(async (transaction) => {
      if (key === undefined) return { answer: await work(transaction), replayed: false };

      const keys = createIdempotencyKeyRepository(transaction);
      const fingerprint = fingerprintOf(request.body);
      // The key is taken before anything is read: a transaction of SQLite that reads first can fail at its first write.
      if (!(await keys.take(key, fingerprint, now()))) {
        const stored = await keys.find(key);
        if (stored.fingerprint !== fingerprint) throw new Refusal(422, 'idempotencyKeyReused');
        return { answer: stored.answer, replayed: true };
      }
      const first = await work(transaction);
      await keys.keepAnswer(key, first);
      return { answer: first, replayed: false };
    });
    if (replayed) reply.header('idempotent-replayed', 'true');
    return reply.code(answer.status).send(answer.body);
  };
}

function keyOf({ headers, method, routeOptions }: FastifyRequest): { scope: string; key: string } | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'idempotencyKeyInvalid');
  return { scope: `${method} ${routeOptions.url}`, key };
}

/** What was said, not how long it took: a form that is sent again was open for longer. */
function fingerprintOf(body: unknown): string {
  const said = isRecord(body) ? { ...body, trace: undefined } : body;
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
