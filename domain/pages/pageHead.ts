import { findRoute, segmentsOf } from './findRoute.ts';
import { ENGLISH, pathInLanguage } from './languagePaths.ts';

/** An address of the site as `schemas/content/routes.json` describes it. */
export type Route = {
  path: string;
  /** The page that is shown: `src/app/<page>Route.tsx`; left out for a page of text. */
  page?: string;
  title: string;
  description: string;
  indexed?: false;
  prerendered?: true;
};
/** What the head of an article's page is made from. */
export type ArticleHead = {
  id: string;
  title: string;
  excerpt: string;
  author?: string;
  publishedOn?: string;
  /** The language of an editor's article; the articles of the site are in every language of their page. */
  language?: string;
  /** Only of an editor's article. */
  cover?: { path: string; alt: string };
};
export type HeadSource = {
  routes: readonly Route[];
  articles: readonly ArticleHead[];
  /** Names of the systems of the top list, in order. */
  topSystems: readonly string[];
  site: { brand: { name: string; slogan: string }; company: { name: string; address: string } };
  questions: readonly { question: string; answer: string }[];
  /** The title of the page for all other addresses. */
  notFound: string;
};

/** The head of one page in its language. Addresses are paths; the renderer adds the site's origin. */
export type PageHead = {
  title: string;
  description: string;
  canonicalPath: string;
  /** The page in each of its languages, including this one; empty for a page in one language only. */
  alternates: readonly { language: string; path: string }[];
  imagePath: string;
  /** What the image shows, where an editor has described it. */
  imageAlt: string | undefined;
  type: 'website' | 'article';
  isIndexed: boolean;
  /** schema.org records; `absolute` turns a path into an address. */
  records: (absolute: (path: string) => string) => object[];
};

const ARTICLE_PATH = '/blog/:articleId';

/**
 * The head of the page at a path; of the 404 page when there is none.
 * @param languages the languages that the page is in
 */
export function pageHead(
  source: HeadSource,
  path: string,
  language: string = ENGLISH,
  languages: readonly string[] = [],
): PageHead {
  const { brand } = source.site;
  const found = findRoute(source.routes, path);
  const { route, params } = found ?? {};
  const ownPath = found?.canonicalPath ?? `/${segmentsOf(path).join('/')}`;
  const article = route?.path === ARTICLE_PATH ? source.articles.find(({ id }) => id === params?.articleId) : undefined;
  const canonicalPath = pathInLanguage(ownPath, article?.language ?? language);
  const title = article?.title ?? route?.title ?? source.notFound;
  // Unknown ids show a sample article (spec 2), which is not a page of its own.
  const isIndexed =
    route !== undefined && route.indexed !== false && (route.path !== ARTICLE_PATH || article !== undefined);
  return {
    title: `${title} | ${brand.name}`,
    description: article?.excerpt || (route?.description ?? brand.slogan),
    canonicalPath,
    alternates:
      isIndexed && languages.length > 1 && article?.language === undefined
        ? languages.map((other) => ({ language: other, path: pathInLanguage(ownPath, other) }))
        : [],
    imagePath: pictureOf(article),
    imageAlt: article?.cover?.alt,
    type: article ? 'article' : 'website',
    isIndexed,
    records: (absolute) => {
      const addresses: Addresses = { absolute, page: (other) => absolute(pathInLanguage(other, language)) };
      if (!isIndexed) return [];
      return [
        ...recordsOf(source, ownPath, article, addresses),
        ...(ownPath === '/' ? [] : [breadcrumbs(source, ownPath, title, addresses.page)]),
      ];
    },
  };
}

/** The drawing of an article of the site, the cover of an editor's article, otherwise the default picture. */
function pictureOf(article: ArticleHead | undefined): string {
  if (article?.cover) return article.cover.path;
  return article && article.language === undefined ? `/social/article-${article.id}.png` : '/social/default.png';
}

/** The paths of all pages that search engines may list, for the sitemap. */
export function indexedPaths({ routes, articles }: HeadSource): string[] {
  return routes
    .filter(({ indexed }) => indexed !== false)
    .flatMap(({ path }) => (path === ARTICLE_PATH ? articles.map(({ id }) => `/blog/${id}`) : [path]));
}

export function prerenderedPaths({ routes, articles }: HeadSource): string[] {
  return routes
    .filter(({ prerendered }) => prerendered)
    .flatMap(({ path }) => (path === ARTICLE_PATH ? articles.map(({ id }) => `/blog/${id}`) : [path]));
}

/** Paths turned into addresses: of files, and of pages in the language of the head. */
type Addresses = { absolute: (path: string) => string; page: (path: string) => string };

function recordsOf(
  { site, topSystems, articles, questions }: HeadSource,
  path: string,
  article: ArticleHead | undefined,
  { absolute, page }: Addresses,
): object[] {
  const organization = { '@type': 'Organization', name: site.company.name, url: page('/') };
  if (article)
    return [
      record('Article', {
        headline: article.title,
        description: article.excerpt,
        ...(article.publishedOn && { datePublished: article.publishedOn }),
        author: { '@type': 'Organization', name: article.author || site.company.name },
        publisher: organization,
        mainEntityOfPage: page(path),
        image: absolute(pictureOf(article)),
      }),
    ];
  switch (path) {
    case '/':
      return [
        record('Organization', {
          name: site.company.name,
          url: page('/'),
          logo: absolute('/icon-512.png'),
          slogan: site.brand.slogan,
          address: site.company.address,
        }),
      ];
    case '/top-pos-software':
      return [itemList(topSystems.map((name) => ({ name })))];
    case '/blog':
      return [itemList(articles.map(({ id, title }) => ({ name: title, url: page(`/blog/${id}`) })))];
    case '/how-it-works':
      return questions.length === 0
        ? []
        : [
            record('FAQPage', {
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            }),
          ];
    default:
      return [];
  }
}

const record = (type: string, properties: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

function itemList(items: object[]): object {
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  return record('ItemList', { itemListElement });
}

function breadcrumbs({ site, routes }: HeadSource, path: string, title: string, absolute: (path: string) => string) {
  const parents = path.startsWith('/blog/') ? ['/blog'] : [];
  const trail = [
    { name: site.brand.name, item: absolute('/') },
    ...parents.map((parent) => ({ name: findRoute(routes, parent)?.route.title ?? parent, item: absolute(parent) })),
    { name: title, item: absolute(path) },
  ];
  const itemListElement = trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return record('BreadcrumbList', { itemListElement });
}
