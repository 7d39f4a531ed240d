import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Node reads the first of two `Host` headers, a proxy perhaps the second: they would see different sites (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    // Names and values alternate.
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw new Refusal(400, 'badRequest');
  });
}
