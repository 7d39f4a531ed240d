import type { FastifyInstance } from 'fastify';

/**
 * Drops a request whose sender has gone before it was read. There is nobody to answer, and the system no longer knows the
 * address by which requests are counted.
 */
export function dropGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.remoteAddress !== undefined) return;
    reply.hijack();
    request.raw.destroy();
  });
}
