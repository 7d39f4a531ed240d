import { useSyncExternalStore } from 'react';
import type { Article as ShippedArticle } from '#schemas/__generated__/documents.ts';
import document from '#schemas/content/articles.json';

/** An article without its content (spec 3), which `loadContent` loads. */
export type Article = Omit<ShippedArticle, 'image' | 'status' | 'tags'> & {
  image: string;
  status: string;
  tags: readonly string[];
  /** Only set for an article that an editor wrote. */
  language?: string;
  /** The picture that an editor chose, instead of a drawing. */
  cover?: { path: string; alt: string };
};

export const categories: readonly string[] = document.categories;

/** How many articles a list shows at first, and adds with each press of its button. */
export const articlesAtOnce: number = document.atOnce;

/** The articles that are part of the site. */
export const articles: readonly Article[] = document.articles;

const ofSite = articles.filter(({ status }) => status === 'published');
/** The site's articles come first, then those that editors have published, newest first (D38). */
let published = ofSite;
const listeners = new Set<() => void>();

/** All articles that readers see. */
export const publishedArticles = (): readonly Article[] => published;

/** The same list, kept up to date. */
export const usePublishedArticles = (): readonly Article[] =>
  useSyncExternalStore(listen, publishedArticles, publishedArticles);

/** Sets the articles that editors have published. */
export function addPublished(ofEditors: readonly Article[]): void {
  const before = published.slice(ofSite.length);
  if (JSON.stringify(before) === JSON.stringify(ofEditors)) return;
  published = [...ofSite, ...ofEditors];
  for (const changed of listeners) changed();
}

/** The article that is shown large: the newest that an editor has chosen, otherwise the site's own. */
export const featuredAmong = (among: readonly Article[]): Article | undefined =>
  among.find(({ featured, language }) => featured && language !== undefined) ?? among.find(({ featured }) => featured);

/** The article of an id; the fixed sample for an unknown one (spec 2 "/blog/{id}"). */
export function articleOf(id: string): Article {
  const find = (wanted: string) => published.find((article) => article.id === wanted);
  const article = find(id) ?? find(document.sampleId);
  if (!article) throw new Error(`articles.json: sampleId "${document.sampleId}" names no published article`);
  return article;
}

/** Other articles, those of the same category first. */
export function relatedTo({ id, category }: Article, count: number): Article[] {
  const others = published.filter((article) => article.id !== id);
  const alike = others.filter((article) => article.category === category);
  return [...alike, ...others.filter((article) => !alike.includes(article))].slice(0, count);
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
