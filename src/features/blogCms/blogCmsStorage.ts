import { fingerprint } from '#domain/fingerprint.ts';
import { isRecord } from '#domain/json.ts';
import { blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import { createFlowStorage } from '#src/questions/flowStorage.ts';
import { ADMIN_WORK } from '#src/storage/adminWork.ts';
import { startingArticles } from './startingArticles.ts';

/** Keeps the work in this tab for a reload; dropped when the blog has changed since. */
export const blogCmsStorage = createFlowStorage({
  key: ADMIN_WORK,
  machine: blogCmsMachine,
  version: fingerprint(JSON.stringify(startingArticles)),
  input: { articles: [] },
  kept: ({ context }) => context,
  fits: ({ context: { articles, form, search, unfinished } }) =>
    Array.isArray(articles) &&
    articles.every(isArticle) &&
    isRecord(form) &&
    typeof search === 'string' &&
    isRecord(unfinished) &&
    Object.values(unfinished).every(isRecord),
});

function isArticle(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    ['id', 'title', 'excerpt', 'content', 'author', 'category', 'status', 'publishDate'].every(
      (field) => typeof entry[field] === 'string',
    ) &&
    Array.isArray(entry.tags)
  );
}
