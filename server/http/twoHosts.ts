import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Node reads the first of two `Host` headers and a proxy may read the second: each would see another site (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new Refusal(400, 'badRequest');
  });
}
