import { headSource } from '#domain/pages/headSource.ts';
import { type HeadTag, headTags } from '#domain/pages/headTags.ts';
import type { ArticleHead, PageHead } from '#domain/pages/pageHead.ts';
import { pageHead } from '#domain/pages/pageHead.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { translated } from '#server/translated.ts';

/** A page: its path without its language, the language, and all languages in which it exists. */
export type PageInLanguage = {
  path: string;
  language: string;
  languages: readonly string[];
  /** The articles that editors have published, for pages of the blog. */
  published?: readonly ArticleHead[];
};

/** The description of a page for crawlers and link previews, which run no scripts: title, tags and schema.org records. */
export function headHtml({ path, language, languages, published = [] }: PageInLanguage, publicUrl: string): string {
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const source = sourceIn(language, published);
  const head: PageHead = pageHead(source, path, language, languages);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head, source.site.brand.name, absolute).map(written),
    ...head.records(absolute).map((record) => `<script type="application/ld+json">${escapeScript(record)}</script>`),
  ].join('\n    ');
}

function sourceIn(language: string, published: readonly ArticleHead[]): typeof headSource {
  const { routes, articles, questions, site, notFound } = headSource;
  return {
    ...headSource,
    routes: translated('content/routes.json', routes, language),
    site: translated('content/site.json', site, language),
    articles: [...translated('content/articles.json', { articles }, language).articles, ...published],
    questions: translated('content/faq.json', { questions }, language).questions,
    notFound: translated('texts/layout.json', { notFound: { pageTitle: notFound } }, language).notFound.pageTitle,
  };
}

const written = ({ tag, attributes }: HeadTag) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** JSON that cannot end its script element. */
const escapeScript = (record: object) => JSON.stringify(record).replaceAll('<', '\\u003c');
