import { createHash } from 'node:crypto';
import site from '#schemas/content/site.json' with { type: 'json' };
import { type Analytics, analyticsSources } from './analytics.ts';

/** The origins of video and posts, which load into a frame on click (D30). */
const embedOrigins = [...new Set([site.video, ...site.socials].map(({ embedUrl }) => new URL(embedUrl).origin))];

/** Where the built pages may load from and talk to. Everything that is not named is refused. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The desk shows a mail in a frame from this server; none of its other answers may be framed.
  'frame-src': ["'self'", ...embedOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  // A form sent by the browser itself would put what was typed into the address.
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // Both belong to the article editor: DOMPurify's own, and the one that cleans all HTML it is given (cleanHtml.ts).
  'trusted-types': ['dompurify', 'default'],
} as const satisfies Record<string, readonly string[]>;

/** The API never answers with a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

type Options = { styles: readonly string[]; apiOrigins: readonly string[]; analytics: Analytics | undefined };

/**
 * The policy of one page: its own style elements are named by their hashes, and so is an empty one, because Emotion fills
 * those that it adds through the CSSOM. The page may also talk to an API elsewhere and to a configured analytics service.
 * With analytics, trusted types are not required: tag managers add scripts by plain addresses (docs/traps.md).
 */
export function pagePolicy({ styles, apiOrigins, analytics }: Options): string {
  const ofService = analytics ? analyticsSources(analytics) : {};
  const additions: Readonly<Record<string, readonly string[]>> = {
    ...ofService,
    'style-src': [...new Set(['', ...styles])].map(hashSource),
    'img-src': [...apiOrigins, ...(ofService['img-src'] ?? [])],
    'frame-src': [...apiOrigins, ...(ofService['frame-src'] ?? [])],
    'connect-src': [...apiOrigins, ...(ofService['connect-src'] ?? [])],
  };
  return Object.entries(PAGE_POLICY)
    .filter(([directive]) => !analytics || directive !== 'require-trusted-types-for')
    .map(([directive, sources]) => [directive, ...sources, ...(additions[directive] ?? [])].join(' '))
    .join('; ');
}

/** The styles that a mail's elements have. */
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** The policy of a mail in a frame on the site's pages: nothing but its own styles, which are named by their hashes. */
export function framedMailPolicy(html: string, siteOrigins: readonly string[]): string {
  const styles = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, style = '']) => hashSource(style)));
  return [
    "default-src 'none'",
    ['style-src-attr', "'unsafe-hashes'", ...styles].join(' '),
    ['frame-ancestors', "'self'", ...siteOrigins].join(' '),
    'sandbox allow-popups',
  ].join('; ');
}

const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
