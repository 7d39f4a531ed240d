import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Options = { publicUrl: string; siteOrigins: readonly string[] };

/** Lets pages on our other origins send cookies and read answers. */
export async function allowSites(app: FastifyInstance, siteOrigins: readonly string[]): Promise<void> {
  if (siteOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...siteOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', 'Accept', 'X-XSRF-TOKEN', 'X-Requested-With', 'Idempotency-Key', 'X-Desk-Search'],
    exposedHeaders: ['Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    // Any OPTIONS is answered with the methods of its path (allowedMethods.ts).
    preflight: true,
    preflightContinue: true,
    strictPreflight: false,
  });
}

/** Whether a request may write: from our own pages, and those of `siteOrigins`. */
export function createOriginRules({ publicUrl, siteOrigins }: Options) {
  const publicOrigin = new URL(publicUrl).origin;
  return {
    /** A request without an Origin is not cross-site; the token decides. */
    mayWrite({ headers }: FastifyRequest): boolean {
      const { origin, host } = headers;
      if (origin === undefined || origin === publicOrigin || siteOrigins.includes(origin)) return true;
      return URL.canParse(origin) && new URL(origin).host === host;
    },
  };
}
export type OriginRules = ReturnType<typeof createOriginRules>;
