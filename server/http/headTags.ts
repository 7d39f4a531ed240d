import { headSource } from '#domain/pages/headSource.ts';
import { pageHead } from '#domain/pages/pageHead.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import { escapeHtml } from './escapeHtml.ts';

/** The tags that say what a page is, for crawlers and link previews, which run no scripts. */
export function headTags(path: string, publicUrl: string): string {
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const { title, description, canonicalPath, imagePath, type, isIndexed, records } = pageHead(headSource, path);
  const url = absolute(canonicalPath);
  const image = absolute(imagePath);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // An unlisted address may hold anything that a stranger put into a link; it is not repeated.
    ...(isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(url)}">`, meta('property', 'og:url', url)]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', site.brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    ...records(absolute).map((record) => `<script type="application/ld+json">${escapeScript(record)}</script>`),
  ].join('\n    ');
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** JSON that cannot end its script element. */
const escapeScript = (record: object) => JSON.stringify(record).replaceAll('<', '\\u003c');
