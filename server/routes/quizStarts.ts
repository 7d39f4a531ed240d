import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { wireSchema } from '#domain/wire.ts';
import type { QuizStart } from '#schemas/__generated__/quizStart.ts';
import { quizStartForm, quizStartMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { createQuizStartRepository } from '#server/repositories/quizStartRepository.ts';
import type { WriteOptions } from './writeOptions.ts';

const readQuizStart = bodyReader<QuizStart>(wireSchema(quizStartForm.schema), quizStartMessages);

/** A visitor gave an address and began the quiz. */
export const quizStartRoutes: FastifyPluginAsync<WriteOptions> = async (app, { answerOnce, now, limit }) => {
  app.post('/customer-answers/pos/start-quiz', { config: limit }, async (request, reply) => {
    const { email } = readQuizStart(request.body);
    return answerOnce(request, reply, async (transaction) => {
      const id = randomUUID();
      await createQuizStartRepository(transaction).add(id, email, now());
      return { status: 201, body: { data: { id } } };
    });
  });
};
