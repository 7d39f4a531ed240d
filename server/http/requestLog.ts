import type { FastifyInstance, FastifyRequest } from 'fastify';

const LONGEST_PATH = 120;

/** One line for each answer, without personal details (D31). */
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

const loggedPath = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? pathForLog(url);

/** An address for the log: without its query, and without anything that could be an email address. */
export function pathForLog(url: string): string {
  const path = url.split('?')[0] ?? '';
  return /@|%40/.test(path) ? '[left out]' : path.slice(0, LONGEST_PATH);
}
