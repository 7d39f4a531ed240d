import { ENGLISH } from './languagePaths.ts';
import type { PageHead } from './pageHead.ts';

/** A tag of a head, without the title and the records. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

/**
 * The tags that say what a page is, for crawlers and link previews: the same ones for the server, which writes them, and
 * for a page that is reached by a link inside the app.
 * @param absolute turns a path into an address
 */
export function headTags(head: PageHead, brand: string, absolute: (path: string) => string): HeadTag[] {
  const { title, description, canonicalPath, alternates, imagePath, imageAlt, type, isIndexed } = head;
  const url = absolute(canonicalPath);
  const image = absolute(imagePath);
  return [
    meta('name', 'description', description),
    // An unlisted address may hold anything that a stranger put into a link; it is not repeated.
    ...(isIndexed
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }, meta('property', 'og:url', url)]
      : [meta('name', 'robots', 'noindex')]),
    ...alternates.map(({ language, path }) => alternate(language, absolute(path))),
    ...alternates
      .filter(({ language }) => language === ENGLISH)
      .map(({ path }) => alternate('x-default', absolute(path))),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    ...(imageAlt === undefined ? [] : [meta('property', 'og:image:alt', imageAlt)]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ];
}

const alternate = (hreflang: string, href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

const meta = (kind: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [kind]: name, content },
});
