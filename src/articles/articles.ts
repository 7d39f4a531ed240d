import type { BlogArticle } from '#domain/articles/blogArticle.ts';
import document from '#schemas/content/articles.json';

/** An article without its content (spec 3), which `loadContent` loads. */
export type Article = Omit<BlogArticle, 'content' | 'status'> & { status: string };

export const categories: readonly string[] = document.categories;

export const articles: readonly Article[] = document.articles;

export const publishedArticles = articles.filter(({ status }) => status === 'published');

/** The fixed sample for an unknown id (spec 2 "/blog/{id}"). */
export function articleOf(id: string): Article {
  const find = (wanted: string) => publishedArticles.find((article) => article.id === wanted);
  const article = find(id) ?? find(document.sampleId);
  if (!article) throw new Error(`articles.json: sampleId "${document.sampleId}" names no published article`);
  return article;
}

/** Those of the same category first. */
export function relatedTo({ id, category }: Article, count: number): Article[] {
  const others = publishedArticles.filter((article) => article.id !== id);
  const alike = others.filter((article) => article.category === category);
  return [...alike, ...others.filter((article) => !alike.includes(article))].slice(0, count);
}
