import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowedMethods.ts';
import { Refusal } from './refusal.ts';
import type { SendPage } from './site.ts';

const API_PATH = /^\/(?:api|sanctum|health)(?:\/|$)/;
const FILE_PATH = /\/[^/]+\.[a-z0-9]{1,8}$/i;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers what no route does: pages; OPTIONS, with the methods of the path; 405 for a method that a known path does not
 * have; JSON for unknown API paths and files; and the 404 page for everything else.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  sendPage: SendPage | undefined,
  allowedMethods: AllowedMethods,
): void {
  const methodsOf = (path: string) => {
    const methods = allowedMethods(path);
    return methods.length === 0 && sendPage && isPage(path) ? READING : methods;
  };

  // Not a route, which would add a method to every path.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return;
    const methods = methodsOf(pathOf(request));
    if (methods.length === 0) throw new Refusal(404, 'notFound');
    return reply.code(204).header('allow', methods.join(', ')).send();
  });

  // This also answers pages, so the rate limit applies here too.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = pathOf(request);
    const methods = methodsOf(path);
    if (methods.length > 0 && !methods.includes(request.method)) refuseMethod(reply, methods);
    if (isPage(path) && (await sendPage?.(request, reply))) return reply;
    throw new Refusal(404, 'notFound');
  });
}

/** Without the query, which may hold addresses and file names (BL-06). */
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

const isPage = (path: string) => !API_PATH.test(path) && !FILE_PATH.test(path);

function refuseMethod(reply: FastifyReply, methods: readonly string[]): never {
  reply.header('allow', methods.join(', '));
  throw new Refusal(405, 'methodNotAllowed');
}
