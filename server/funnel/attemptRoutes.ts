import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type AttemptReport, DEVICES, MOVE_KINDS } from '#domain/funnel/attempt.ts';
import { QUIZ_IDS } from '#domain/funnel/funnelQuiz.ts';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import funnel from '#schemas/content/funnel.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import { bodyReader } from '#server/http/bodyReader.ts';
import type { OriginRules } from '#server/http/origins.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { FunnelRepository } from '#server/repositories/funnelRepository.ts';

type Options = { funnels: FunnelRepository; origins: OriginRules; now: () => Date; limit: LeadLimit };

const WEEK = 7 * 24 * 3600 * 1000;
/** A tab reports its moves a few at a time; a long visit has a hundred. */
const MOST_MOVES = 60;
const LAST_SEQ = 999;

const readReport = bodyReader<AttemptReport>({
  type: 'object',
  required: ['attempt', 'quiz', 'version', 'way', 'language', 'device', 'moves'],
  additionalProperties: false,
  properties: {
    attempt: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    quiz: { enum: QUIZ_IDS },
    version: { type: 'string', pattern: '^[0-9a-z]{1,40}$' },
    way: { enum: funnel.ways },
    language: { enum: site.languages.map(({ code }) => code) },
    device: { enum: DEVICES },
    moves: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_MOVES,
      items: {
        type: 'object',
        required: ['seq', 'kind', 'place', 'at'],
        additionalProperties: false,
        properties: {
          seq: { type: 'integer', minimum: 0, maximum: LAST_SEQ },
          kind: { enum: MOVE_KINDS },
          place: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,60}$' },
          at: { type: 'integer', minimum: 0, maximum: WEEK },
        },
      },
    },
  },
});

/**
 * Takes what tabs report of their attempts (D53): without a cookie, without an address, and nothing at all from a browser
 * that asks not to be tracked. A beacon cannot carry a token, so its origin has to be one of the site's.
 */
export const attemptRoutes: FastifyPluginAsync<Options> = async (app, { funnels, origins, now, limit }) => {
  app.post('/api/quiz-steps', { config: { ...limit, isBeacon: true }, bodyLimit: 8 * 1024 }, async (request, reply) => {
    if (!origins.mayWrite(request)) throw new Refusal(403, 'notAllowed');
    if (!asksNotToBeCounted(request)) {
      const report = readReport(request.body);
      if (await isExpected(report)) await funnels.record(report, now());
    }
    return reply.code(204).send();
  });

  /** A new attempt has to match the current quiz. One begun before a release continues with the version it began with. */
  const isExpected = async ({ quiz, version, attempt, moves }: AttemptReport): Promise<boolean> => {
    const { version: current, places } = funnelQuizzes[quiz];
    if (version === current) return moves.every(({ place }) => places.includes(place));
    return funnels.hasBegun(attempt, version);
  };
};

const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sent by `navigator.sendBeacon`, which adds no header: the route looks at the origin. */
    isBeacon?: boolean;
  }
}
