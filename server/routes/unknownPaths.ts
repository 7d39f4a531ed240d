import type { FastifyPluginAsync } from 'fastify';
import { bodyReader } from '#server/http/bodyReader.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import { pathForLog } from '#server/http/requestLog.ts';

const readUnknownPath = bodyReader<{ path: string }>({
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: { path: { type: 'string', pattern: '^/', maxLength: 2000 } },
});

/** Logs an unknown path that was reached inside the app (spec 2); others are logged as requests. */
export const unknownPathRoutes: FastifyPluginAsync<{ limit: LeadLimit }> = async (app, { limit }) => {
  app.post('/api/unknown-paths', { config: limit }, async (request, reply) => {
    request.log.info({ path: pathForLog(readUnknownPath(request.body).path) }, 'unknown path');
    return reply.code(204).send();
  });
};
