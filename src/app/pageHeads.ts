import { language } from 'virtual:site-language';
import { type HeadTag, headTags } from '#domain/pages/headTags.ts';
import { type HeadSource, type PageHead, pageHead } from '#domain/pages/pageHead.ts';
import routes from '#schemas/content/routes.json';
import site from '#schemas/content/site.json';
import layout from '#schemas/texts/layout.json';
import { publishedArticles } from '#src/articles/articles.ts';
import { languagesOf } from './languages.ts';

const source: Omit<HeadSource, 'articles'> = {
  // A JSON import loses literal types; the meta-schemas guarantee them.
  routes: routes as HeadSource['routes'],
  site,
  // Only for schema.org records, which are for crawlers, and crawlers load each page.
  topSystems: [],
  questions: [],
  notFound: layout.notFound.pageTitle,
};

/** What the server writes into the head of a page, apart from its title. Records are removed, and not written again. */
const WRITTEN =
  'meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';

/** Gives the document the same head that the page at a path has when it is loaded. */
export function writeHead(path: string): void {
  const origin = siteOrigin();
  const head: PageHead = pageHead({ ...source, articles: publishedArticles() }, path, language, languagesOf(path));
  document.title = head.title;
  for (const old of document.head.querySelectorAll(WRITTEN)) old.remove();
  const absolute = (address: string) => new URL(address, origin).href;
  document.head.append(...headTags(head, site.brand.name, absolute).map(made));
}

function made({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The site's own origin, which may have another host than the current address (`PUBLIC_URL`). */
function siteOrigin(): string {
  const image = document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return image === undefined ? window.location.origin : new URL(image, window.location.href).origin;
}
