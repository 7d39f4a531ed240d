import { containsText } from '#domain/text/containsText.ts';
import type { Article } from '#src/articles/articles.ts';

/** Stands for all categories: no category's own title is empty. */
export const ALL = '';

export type ArticleSearch = { typed: string; category: string };

/** Articles of a category whose title or excerpt contains the typed text, taken literally (spec 5, C-02). */
export function matchingArticles(articles: readonly Article[], { typed, category }: ArticleSearch): Article[] {
  return articles.filter(
    (article) =>
      (category === ALL || article.category === category) &&
      (containsText(article.title, typed) || containsText(article.excerpt, typed)),
  );
}
