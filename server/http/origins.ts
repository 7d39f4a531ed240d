import type { FastifyReply, FastifyRequest } from 'fastify';

type Options = { publicUrl: string; siteOrigins: readonly string[] };

const ALLOWED_HEADERS = 'Content-Type, Accept, X-XSRF-TOKEN, X-Requested-With, Idempotency-Key';
const READABLE_HEADERS = 'Idempotent-Replayed, Retry-After, X-Request-Id';

/** Which pages may use the API: our own, and those of `siteOrigins`. */
export function createOriginRules({ publicUrl, siteOrigins }: Options) {
  const publicOrigin = new URL(publicUrl).origin;
  return {
    /** A request without an Origin is not cross-site; the token decides. */
    mayWrite({ headers }: FastifyRequest): boolean {
      const { origin, host } = headers;
      if (origin === undefined || origin === publicOrigin || siteOrigins.includes(origin)) return true;
      return URL.canParse(origin) && new URL(origin).host === host;
    },

    /** Allows a page on another of our origins to send cookies and read the answer. */
    addHeaders({ headers }: FastifyRequest, reply: FastifyReply): void {
      if (siteOrigins.length === 0) return;
      reply.header('vary', 'Origin');
      if (headers.origin === undefined || !siteOrigins.includes(headers.origin)) return;
      reply
        .header('access-control-allow-origin', headers.origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', READABLE_HEADERS);
    },

    /** Answers a preflight request. */
    addPreflightHeaders(reply: FastifyReply): void {
      reply
        .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
        .header('access-control-allow-headers', ALLOWED_HEADERS)
        .header('access-control-max-age', '600');
    },
  };
}
export type OriginRules = ReturnType<typeof createOriginRules>;
