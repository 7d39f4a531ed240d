import type { Block } from '#domain/articles/html/article.ts';
import type { PublishedArticle } from '#domain/articles/publishedArticle.ts';
import { isRecord } from '#domain/json.ts';
import { get, productPath } from './http.ts';

/** The articles that editors have published. */
export async function readPublishedArticles(): Promise<PublishedArticle[]> {
  const answer = await get(productPath('articles'));
  // The cast holds because the site and its server are of the same release.
  return isRecord(answer) && Array.isArray(answer.data) ? (answer.data as PublishedArticle[]) : [];
}

/** The content of a published article; empty for an unknown id. */
export async function readArticleContent(id: string): Promise<Block[]> {
  const answer = await get(productPath(`articles/${encodeURIComponent(id)}`));
  const data = isRecord(answer) ? answer.data : undefined;
  return isRecord(data) && Array.isArray(data.blocks) ? (data.blocks as Block[]) : [];
}
