import type { Block } from './html/article.ts';
import type { PublishedArticle } from './publishedArticle.ts';

/** The id of the element in a blog page that holds the data the page was rendered with. */
export const EMBEDDED_BLOG = 'embedded-blog';

/** What editors have published, and the content of the article that the page is about. */
export type EmbeddedBlog = {
  articles: readonly PublishedArticle[];
  content?: { id: string; blocks: readonly Block[] };
};
