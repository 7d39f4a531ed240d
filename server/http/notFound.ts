import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import type { SendPage } from './site.ts';

const API_PATH = /^\/(?:api|sanctum|health)(?:\/|$)/;
const FILE_PATH = /\/[^/]+\.[a-z0-9]{1,8}$/i;

/** Unknown addresses: JSON for API paths and files, the 404 page for everything else. */
export function answerUnknownAddresses(app: FastifyInstance, sendPage: SendPage | undefined): void {
  // Pages are answered here as well, so the rate limit applies here too.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    // Without the query, which may hold addresses and file names (BL-06).
    const path = request.url.split('?')[0] ?? '';
    const isPage = !API_PATH.test(path) && !FILE_PATH.test(path);
    if (isPage && sendPage?.(request, reply)) return reply;
    throw new Refusal(404, 'notFound');
  });
}
