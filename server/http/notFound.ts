import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import type { SendPage } from './site.ts';

const API_PATH = /^\/(?:api|sanctum|health)(?:\/|$)/;
const FILE_PATH = /\/[^/]+\.[a-z0-9]{1,8}$/i;

/** Unknown addresses: JSON below the API's paths and for files, the site with its 404 page for everything else. */
export function answerUnknownAddresses(app: FastifyInstance, sendPage: SendPage | undefined): void {
  // Pages of the site are answered here as well, so the limit of requests counts here too.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    // What is asked of an address does not change what stands there: a query may hold addresses and file names.
    const path = request.url.split('?')[0] ?? '';
    const isPage = !API_PATH.test(path) && !FILE_PATH.test(path);
    if (isPage && sendPage?.(request, reply)) return reply;
    throw new Refusal(404, 'notFound');
  });
}
