import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { fromWire, toWire, wireSchema } from '#domain/wire.ts';
import { allSystems, recommendSystems } from '#server/catalogue.ts';
import { mainQuiz } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { isKnown } from '#server/http/entityTags.ts';
import { quizQuestions } from '#server/quizQuestions.ts';

const systems = JSON.stringify({ data: toWire(allSystems) });
const etag = `"${createHash('sha256').update(systems).digest('base64url').slice(0, 22)}"`;
export const readAnswers = bodyReader<Record<string, unknown>>(wireSchema(mainQuiz.schema));

const questions = { data: quizQuestions(mainQuiz) };

/** The systems, the questions of the quiz, and the recommendations for answers. */
export const pointOfSalesRoutes: FastifyPluginAsync = async (app) => {
  app.get('/point-of-sales', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300').header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(systems);
  });

  app.get('/point-of-sales/questions', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return questions;
  });

  app.post('/point-of-sales/recommendations', async (request) => {
    const answers = fromWire(readAnswers(request.body), mainQuiz.schema);
    const ranking = recommendSystems(answers);
    return { data: ranking.map(({ slug }) => slug), ranking: toWire(ranking) };
  });
};
