import { headSource } from '#domain/pages/headSource.ts';
import { type HeadTag, headTags } from '#domain/pages/headTags.ts';
import { pageHead } from '#domain/pages/pageHead.ts';
import { escapeHtml } from './escapeHtml.ts';

/** What says what a page is, for crawlers and link previews, which run no scripts: title, tags and schema.org records. */
export function headHtml(path: string, publicUrl: string): string {
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const head = pageHead(headSource, path);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head, headSource.site.brand.name, absolute).map(written),
    ...head.records(absolute).map((record) => `<script type="application/ld+json">${escapeScript(record)}</script>`),
  ].join('\n    ');
}

const written = ({ tag, attributes }: HeadTag) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** JSON that cannot end its script element. */
const escapeScript = (record: object) => JSON.stringify(record).replaceAll('<', '\\u003c');
