import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { API_POLICY } from './contentSecurityPolicy.ts';

type Options = { isHttps: boolean; hstsSubdomains: boolean };

/** Headers of every answer. Pages have their own policy (sitePages.ts). */
export async function addSecurityHeaders(app: FastifyInstance, { isHttps, hstsSubdomains }: Options): Promise<void> {
  await app.register(helmet, {
    // Each page has its own, made with it.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', API_POLICY)
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
