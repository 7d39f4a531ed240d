import type { FastifyPluginAsync } from 'fastify';
import type { Csrf } from '#server/http/csrf.ts';

type Options = { csrf: Csrf };

/** Who is asking (spec 7). */
export const sessionRoutes: FastifyPluginAsync<Options> = async (app, { csrf }) => {
  app.get('/sanctum/csrf-cookie', async (request, reply) => {
    csrf.issue(request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  // Not 401: a browser would write that into the console of every visitor (D33).
  app.get('/api/auth/user', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
};
