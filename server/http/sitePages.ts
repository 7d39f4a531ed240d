import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { type Analytics, analyticsTags } from './analytics.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { headHtml, type PageInLanguage } from './headHtml.ts';
import { documentFile, documentPaths, UNKNOWN_PAGE } from './pageFiles.ts';
import type { SiteLanguages } from './siteLanguages.ts';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type SitePage = {
  status: 200 | 404;
  policy: string;
  etagOf: (encoding: Encoding) => string;
  /** Compressed when first requested, which takes milliseconds; all pages at the start would take seconds. */
  contentIn: (encoding: Encoding) => Buffer;
};

/** The built site, and what its pages say about where they are served. */
export type SiteOptions = {
  clientFolder: string;
  languages: SiteLanguages;
  apiOrigins: readonly string[];
  publicUrl: string;
  analytics: Analytics | undefined;
};

/** Title and description as index.html has them for development. */
const HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;
/** Higher qualities keep the first visitor of a page waiting to save a tenth of the bytes. */
const BROTLI_QUALITY = 5;
const pack: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  identity: (plain) => plain,
};

/** Completes the built documents from the configuration. The returned function gives the page of a document in a language. */
export function makeSitePages(options: SiteOptions): (path: string, language: string) => SitePage {
  const wanted = documentPaths().flatMap((path) => {
    const languages = options.languages.languagesOf(path);
    return languages.map((language): PageInLanguage => ({ path, language, languages }));
  });
  // Read now: a later build may replace the files while this server keeps running.
  const pages = new Map(wanted.map((page) => [keyOf(page.path, page.language), makePage(page, options)]));
  return (path, language) => {
    const page = pages.get(keyOf(path, language)) ?? pages.get(keyOf(UNKNOWN_PAGE, ENGLISH));
    if (!page) throw new Error('The document of unknown addresses was not made');
    return page;
  };
}

const keyOf = (path: string, language: string) => `${language} ${path}`;

function makePage(page: PageInLanguage, options: SiteOptions): SitePage {
  return completePage(readDocument(options.clientFolder, page.path, page.language), page, options);
}

/** A built document, with a head that says where it is served. */
export function completePage(
  document: string,
  page: PageInLanguage,
  { apiOrigins, publicUrl, analytics }: Omit<SiteOptions, 'clientFolder' | 'languages'>,
): SitePage {
  const html = document
    .replace(HEAD, () => headHtml(page, publicUrl))
    .replace('</head>', (end) => (analytics ? `  ${analyticsTags(analytics)}\n  ${end}` : end));
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const packed = new Map<Encoding, Buffer>();
  return {
    status: page.path === UNKNOWN_PAGE ? 404 : 200,
    policy: pagePolicy({ styles: stylesOf(html), apiOrigins, analytics }),
    // A strong tag names bytes, and each encoding has its own.
    etagOf: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    contentIn(encoding) {
      const content = packed.get(encoding) ?? pack[encoding](plain);
      packed.set(encoding, content);
      return content;
    },
  };
}

function readDocument(clientFolder: string, path: string, language: string): string {
  const file = join(clientFolder, documentFile(path, language));
  return readFileSync(existsSync(file) ? file : join(clientFolder, 'index.html'), 'utf8');
}

const stylesOf = (html: string) =>
  html
    .split(/<style\b[^<>]*>/)
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '');
