import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The longest path that a lead keeps of the page it came from. */
const LONGEST_PATH = 200;

type Options = { publicUrl: string; siteOrigins: readonly string[] };

/** Lets pages on the site's other origins send cookies and read answers. */
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

/** Which page sends a request, and whether it may write: the server's own pages may, and those of `siteOrigins`. */
export function createOriginRules({ publicUrl, siteOrigins }: Options) {
  const publicOrigin = new URL(publicUrl).origin;
  return {
    /**
     * The page that sends a request, without its query, which may say anything. Undefined when the browser does not
     * report it; for a page on an origin other than the API's it reports the origin alone.
     */
    pageOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
      const { referer = '', host } = headers;
      if (!URL.canParse(referer)) return undefined;
      const { origin, host: refererHost, pathname } = new URL(referer);
      return origin === publicOrigin || refererHost === host ? pathname.slice(0, LONGEST_PATH) : undefined;
    },

    /** A request without an Origin is not cross-site; the token decides. */
    mayWrite({ headers }: FastifyRequest): boolean {
      const { origin, host } = headers;
      if (origin === undefined || origin === publicOrigin || siteOrigins.includes(origin)) return true;
      return URL.canParse(origin) && new URL(origin).host === host;
    },
  };
}
export type OriginRules = ReturnType<typeof createOriginRules>;
