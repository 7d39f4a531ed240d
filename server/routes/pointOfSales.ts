import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { fromWire, toWire, wireSchema } from '#domain/wire.ts';
import { rankingIn, recommendSystems, systemsIn } from '#server/catalogue.ts';
import { mainQuiz } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { isKnown } from '#server/http/entityTags.ts';
import { requestLanguage } from '#server/http/requestLanguage.ts';
import { quizQuestions } from '#server/quizQuestions.ts';

type Answer = { body: string; etag: string };

const known = new Map<string, Answer>();

/** The vendors' facts in a language, put into words once. */
function systemsAnswer(language: string): Answer {
  const made = known.get(language);
  if (made) return made;
  const body = JSON.stringify({ data: toWire(systemsIn(language)) });
  const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  known.set(language, answer);
  return answer;
}

export const readAnswers = bodyReader<Record<string, unknown>>(wireSchema(mainQuiz.schema));

const questions = { data: quizQuestions(mainQuiz) };

/** The systems, the questions of the quiz, and the recommendations for answers. */
export const pointOfSalesRoutes: FastifyPluginAsync = async (app) => {
  app.get('/point-of-sales', async (request, reply) => {
    const { body, etag } = systemsAnswer(requestLanguage(request));
    reply.header('cache-control', 'public, max-age=300').header('etag', etag);
    reply.header('vary', ['Accept-Language', reply.getHeader('vary')].filter(Boolean).join(', '));
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get('/point-of-sales/questions', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return questions;
  });

  app.post('/point-of-sales/recommendations', async (request) => {
    const answers = fromWire(readAnswers(request.body), mainQuiz.schema);
    const ranking = rankingIn(requestLanguage(request), recommendSystems(answers));
    return { data: ranking.map(({ slug }) => slug), ranking: toWire(ranking) };
  });
};
