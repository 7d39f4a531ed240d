import articles from '#schemas/content/articles.json' with { type: 'json' };
import faq from '#schemas/content/faq.json' with { type: 'json' };
import routes from '#schemas/content/routes.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import topSystems from '#schemas/content/top-25.json' with { type: 'json' };
import layout from '#schemas/texts/layout.json' with { type: 'json' };
import type { HeadSource } from './pageHead.ts';

/** The documents that the heads of all pages are made from. */
export const headSource: HeadSource = {
  // A JSON import loses literal types; the meta-schemas guarantee them.
  routes: routes as HeadSource['routes'],
  articles: articles.articles,
  topSystems: topSystems.vendors.map(({ name }) => name),
  site,
  questions: faq.questions,
  notFound: layout.notFound.pageTitle,
};
