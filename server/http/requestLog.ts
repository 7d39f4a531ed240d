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

const loggedPath = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? pathForLog(url);

/** An address as it may stand in the log: without its query, and nothing that could be an email. */
export function pathForLog(url: string): string {
  const path = url.split('?')[0] ?? '';
  return /@|%40/.test(path) ? '[left out]' : path.slice(0, LONGEST_PATH);
}
