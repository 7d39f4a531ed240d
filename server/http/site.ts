import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Analytics, analyticsTags, refusesTracking } from './analytics.ts';
import { isClientRoute } from './clientRoutes.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { headTags } from './headTags.ts';
import { readPages } from './prerenderedPages.ts';

/** What Vite puts where the nonce of a response belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Title and description as index.html has them for development. */
const HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;
const BUILT_FOLDERS = /^(?:assets|pages|\.vite)\//;
const NOT_SERVED = /^(?:index\.html|\..*|.*\.(?:br|gz|map))$/;

/** Answers a request for a page of the site; false when it is not one. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

type Options = {
  clientFolder: string;
  apiOrigins: readonly string[];
  publicUrl: string;
  analytics: Analytics | undefined;
};

/**
 * Serves the built site: files under /assets for ever, as their names change with their content; files beside
 * index.html for an hour. The page itself is sent by the function this returns.
 */
export async function serveSite(
  app: FastifyInstance,
  { clientFolder, apiOrigins, publicUrl, analytics: configured }: Options,
): Promise<SendPage> {
  const pageOf = readPages(clientFolder);
  const files = { preCompressed: true, index: false } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
  });
  await app.register(fastifyStatic, { ...files, root: clientFolder, serve: false });
  for (const file of filesBesideIndex(clientFolder)) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: '1h' }));
  }

  return (request, reply) => {
    const { method, url } = request;
    const path = url.split('?')[0] ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || path.startsWith('/assets/')) return false;
    const analytics = refusesTracking(request) ? undefined : configured;
    const nonce = randomBytes(16).toString('base64');
    reply
      .code(isClientRoute(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy({ nonce, apiOrigins, analytics }))
      .headers(configured ? { vary: 'Sec-GPC' } : {})
      .type('text/html; charset=utf-8')
      .send(
        pageOf(path)
          .replace(HEAD, () => headTags(path, publicUrl))
          .replace('</head>', (end) => (analytics ? `  ${analyticsTags(analytics)}\n  ${end}` : end))
          .replaceAll(NONCE_PLACEHOLDER, nonce),
      );
    return true;
  };
}

/** What Vite copied from public/, and nothing of what the build wrote. */
function filesBesideIndex(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name))
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !BUILT_FOLDERS.test(file));
}
