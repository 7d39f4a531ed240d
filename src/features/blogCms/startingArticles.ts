import type { ArticleStatus, BlogArticle } from '#domain/articles/blogArticle.ts';
import type { Block } from '#domain/articles/html/article.ts';
import { writeArticle } from '#domain/articles/html/writeArticle.ts';
import { articles as published } from '#src/articles/articles.ts';

const contents = import.meta.glob<Block[]>('../../../schemas/content/articles/*.json', {
  query: '?blocks',
  import: 'blocks',
  eager: true,
});

export const startingArticles: readonly BlogArticle[] = published.map((article) => ({
  ...article,
  // The cast holds because the meta-schema of articles.json knows these three.
  status: article.status as ArticleStatus,
  content: writeArticle(contents[`../../../schemas/content/articles/${article.id}.json`] ?? []),
}));
