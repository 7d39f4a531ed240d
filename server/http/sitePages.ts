import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findRoute } from '#domain/pages/findRoute.ts';
import { headSource } from '#domain/pages/headSource.ts';
import { type Analytics, analyticsTags } from './analytics.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { headHtml } from './headHtml.ts';
import { documentFile, documentPaths, UNKNOWN_PAGE } from './pageFiles.ts';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A page as it is sent: its bytes are made once, when the server starts. */
export type SitePage = {
  status: 200 | 404;
  policy: string;
  bodies: Readonly<Record<Encoding, { content: Buffer; etag: string }>>;
};

type Options = {
  clientFolder: string;
  apiOrigins: readonly string[];
  publicUrl: string;
  analytics: Analytics | undefined;
};

/** Title and description as index.html has them for development. */
const HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;
/** Higher ones delay the start by seconds and save a tenth of the bytes. */
const BROTLI_QUALITY = 5;
const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Completes the built documents by the configuration. Returns the page of a path. */
export async function makeSitePages(options: Options): Promise<(path: string) => SitePage> {
  const pages = new Map(
    await Promise.all(documentPaths().map(async (path) => [path, await makePage(path, options)] as const)),
  );
  const unknown = pages.get(UNKNOWN_PAGE);
  if (!unknown) throw new Error('The document of unknown addresses was not made');
  return (path) => {
    const { canonicalPath, pattern } = findRoute(headSource.routes, path) ?? {};
    return pages.get(canonicalPath ?? '') ?? pages.get(pattern ?? '') ?? unknown;
  };
}

async function makePage(path: string, { clientFolder, apiOrigins, publicUrl, analytics }: Options): Promise<SitePage> {
  const html = readDocument(clientFolder, path)
    .replace(HEAD, () => headHtml(path, publicUrl))
    .replace('</head>', (end) => (analytics ? `  ${analyticsTags(analytics)}\n  ${end}` : end));
  const identity = Buffer.from(html);
  const br = await compressed.br(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: path === UNKNOWN_PAGE ? 404 : 200,
    policy: pagePolicy({ styles: stylesOf(html), apiOrigins, analytics }),
    // A strong tag names bytes, and each encoding has its own.
    bodies: {
      br: { content: br, etag: `"${hash}-br"` },
      gzip: { content: await compressed.gzip(identity, { level: 9 }), etag: `"${hash}-gzip"` },
      identity: { content: identity, etag: `"${hash}"` },
    },
  };
}

function readDocument(clientFolder: string, path: string): string {
  const file = join(clientFolder, documentFile(path));
  return readFileSync(existsSync(file) ? file : join(clientFolder, 'index.html'), 'utf8');
}

const stylesOf = (html: string) =>
  html
    .split(/<style\b[^<>]*>/)
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '');
