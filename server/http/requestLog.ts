import type { FastifyInstance, FastifyRequest } from 'fastify';

const LONGEST_PATH = 120;

/** One line for each answer, without anything that says who asked (D31). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info(
      { method: request.method, path: loggedPath(request), status: reply.statusCode, milliseconds },
      'answered',
    );
  });
}

/** The route's pattern, or the path of an unknown address: without its query, and nothing that could be an email. */
function loggedPath({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url !== undefined) return routeOptions.url;
  const path = url.split('?')[0] ?? '';
  return /@|%40/.test(path) ? '[left out]' : path.slice(0, LONGEST_PATH);
}
