import type { ArticleStatus, BlogArticle } from '#domain/articles/blogArticle.ts';
import { articles as published } from '#src/articles/articles.ts';

const contents = import.meta.glob<string[]>('../../../schemas/content/articles/*.json', {
  import: 'content',
  eager: true,
});

export const startingArticles: readonly BlogArticle[] = published.map((article) => ({
  ...article,
  // The cast holds because the meta-schema of articles.json knows these three.
  status: article.status as ArticleStatus,
  content: (contents[`../../../schemas/content/articles/${article.id}.json`] ?? []).join('\n'),
}));
