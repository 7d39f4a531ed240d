import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedBlog } from '#server/articles/publishedBlog.ts';
import { refusesTracking } from './analytics.ts';
import { createBlogPages } from './blogPages.ts';
import { isKnown } from './entityTags.ts';
import { findElsewhere } from './languageRedirect.ts';
import { ENCODINGS, type Encoding, makeSitePages, type SiteOptions } from './sitePages.ts';
import { LANGUAGE_VARIES, languageCookie } from './wantedLanguage.ts';

const BUILT_FOLDERS = /^(?:assets|pages|\.vite)\//;
const NOT_SERVED = /^(?:index\.html|releases\.json|\..*|.*\.(?:br|gz|map))$/;

/** Answers a request for a page of the site; false when it is not one. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Serves the built site: files under /assets are immutable, because their names change with their content; files beside
 * index.html are cached for an hour. The returned function sends the page.
 */
export async function serveSite(
  app: FastifyInstance,
  { clientFolder, languages, apiOrigins, publicUrl, analytics: configured }: SiteOptions,
  blog: PublishedBlog,
): Promise<SendPage> {
  const plain = { clientFolder, languages, apiOrigins, publicUrl, analytics: undefined };
  const pageOf = makeSitePages(plain);
  const countedPageOf = configured ? makeSitePages({ ...plain, analytics: configured }) : pageOf;
  const blogPages = createBlogPages(plain, blog, (error) =>
    app.log.error({ err: error }, 'a page of the blog was not rendered'),
  );
  const files = { preCompressed: true, index: false } as const;
  const beside = new Set(filesBesideIndex(clientFolder).map((file) => `/${file}`));
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }, reply) => {
    // Before the file is chosen: a cache has to know this even for one that is not compressed (BL-55).
    if (url.startsWith('/assets/') || beside.has(url)) varyBy(reply, ['Accept-Encoding']);
  });
  await app.register(fastifyStatic, {
    ...files,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
  });
  await app.register(fastifyStatic, { ...files, root: clientFolder, serve: false });
  for (const path of beside) app.get(path, (_request, reply) => reply.sendFile(path.slice(1), { maxAge: '1h' }));

  return async (request, reply) => {
    const { method, url, headers } = request;
    const path = url.split('?')[0] ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || path.startsWith('/assets/')) return false;
    const { language, path: ownPath, documentPath } = languages.read(path);
    const elsewhere = findElsewhere(request, languages);
    varyBy(reply, LANGUAGE_VARIES);
    if (elsewhere) {
      if (elsewhere.chosen !== undefined) reply.header('set-cookie', languageCookie(elsewhere.chosen));
      reply.header('cache-control', 'no-store').redirect(elsewhere.address, 302);
      return true;
    }
    const analytics = refusesTracking(request) ? undefined : configured;
    const page =
      (await blogPages({ path: ownPath, documentPath, language, analytics })) ??
      (analytics ? countedPageOf : pageOf)(documentPath, language);
    const { status, policy } = page;
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = page.etagOf(encoding);
    reply.header('cache-control', 'no-cache').header('content-security-policy', policy).header('etag', etag);
    varyBy(reply, configured ? ['Accept-Encoding', 'Sec-GPC'] : ['Accept-Encoding']);
    if (status === 200 && isKnown(headers['if-none-match'], etag)) {
      reply.code(304).send();
      return true;
    }
    const content = page.contentIn(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.code(status).type('text/html; charset=utf-8').header('content-length', content.length);
    reply.send(method === 'HEAD' ? undefined : content);
    return true;
  };
}

/** Adds to what other rules vary an answer by. */
function varyBy(reply: FastifyReply, names: readonly string[]): void {
  reply.header('vary', [...names, reply.getHeader('vary')].filter(Boolean).join(', '));
}

/** The preferred encoding that the browser accepts, otherwise none. */
const encodingFor = (accepted: string | undefined): Encoding =>
  (negotiate(accepted ?? '', [...ENCODINGS]) as Encoding | null) ?? 'identity';

/** The files from public/, not those of the build. */
function filesBesideIndex(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name))
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !BUILT_FOLDERS.test(file));
}
