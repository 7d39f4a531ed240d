import { EMBEDDED_BLOG, type EmbeddedBlog } from '#domain/articles/embeddedBlog.ts';
import type { Block } from '#domain/articles/html/article.ts';
import type { PublishedArticle } from '#domain/articles/publishedArticle.ts';
import { isRecord } from '#domain/json.ts';
import { formatMonth } from '#domain/text/dates.ts';
import blogTexts from '#schemas/texts/blog.json';
import { readArticleContent, readPublishedArticles } from '#src/api/articles.ts';
import { type Article, addPublished, articleOf } from '#src/articles/articles.ts';
import { addContent, isContentKnown, loadContent } from '#src/articles/loadContent.ts';
import { readable } from '#src/loading/readable.ts';
import { textOf } from '#src/texts/texts.ts';

let list: Promise<void> | undefined;

/** Adds the articles that a page of the blog is rendered with. */
export function takeBlog({ articles, content }: EmbeddedBlog): void {
  addPublished(articles.map(toArticle));
  if (content) void addContent(content.id, Promise.resolve([...content.blocks]));
}

/** The articles that editors have published: a page of the blog contains them, any other requests them once. */
export function loadBlog(): Promise<void> {
  list ??= readable(import.meta.env.SSR ? Promise.resolve() : firstList());
  return list;
}

/** Requests them again, for a visitor who returns to the blog. Without an answer the list stays as it is. */
export const refreshBlog = (): Promise<void> =>
  readPublishedArticles().then(
    (articles) => addPublished(articles.map(toArticle)),
    () => undefined,
  );

/** Loads what an article's page shows first. */
export async function loadArticle(articleId: string): Promise<void> {
  await loadBlog();
  await contentOf(articleOf(articleId));
}

/** The content of an article; always the same promise for the same article. */
export const contentOf = ({ id, language }: Article): Promise<Block[]> =>
  language === undefined || isContentKnown(id) ? loadContent(id) : addContent(id, readArticleContent(id));

async function firstList(): Promise<void> {
  const embedded: unknown = JSON.parse(document.getElementById(EMBEDDED_BLOG)?.textContent ?? 'null');
  // The cast holds because our own server wrote it into the page.
  if (isRecord(embedded)) return takeBlog(embedded as EmbeddedBlog);
  // A page of the blog without it was made before anything had been published.
  if (document.getElementById('root')?.dataset.page?.startsWith('/blog')) return undefined;
  return refreshBlog();
}

function toArticle({ readMinutes, ...article }: PublishedArticle): Article {
  return {
    ...article,
    status: 'published',
    image: '',
    publishDate: formatMonth(article.publishedOn),
    readTime: textOf(blogTexts, 'readTime', { count: readMinutes }),
  };
}
