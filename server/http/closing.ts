import type { FastifyInstance } from 'fastify';

const SWEEP = 50;

/**
 * Lets a server that is told to end do so as soon as its last answer is sent. Node closes the connections that are
 * idle at that moment; one that was being answered would be kept alive for another request that nobody takes.
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
