import type { FastifyInstance } from 'fastify';

const SWEEP = 50;

/**
 * Lets a stopping server end as soon as its last answer is sent. Node closes the connections that are
 * idle at that moment; one that is being answered would be kept alive for a request that is never served.
 */
export function closeConnections(app: FastifyInstance): void {
  let sweeping: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (sweeping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP).unref();
    app.server.once('close', () => clearInterval(sweeping));
  });
  app.addHook('onClose', async () => clearInterval(sweeping));
}
