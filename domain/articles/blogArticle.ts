import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import { normaliseText } from '../text/normaliseText.ts';
import { readArticle } from './html/readArticle.ts';
import { writeArticle } from './html/writeArticle.ts';

/** The form of an article as it is being filled in. */
export type ArticleDraft = Partial<ArticleForm>;

export type ArticleStatus = NonNullable<ArticleForm['status']>;

/** Whether two forms hold the same: an empty value counts as missing, and the same HTML may be written differently. */
export function isSameDraft(one: ArticleDraft, other: ArticleDraft): boolean {
  const valuesOf = ({ content = '', ...form }: ArticleDraft) => {
    const filled = Object.entries(form).filter(([, value]) => value !== '' && value !== undefined && value !== false);
    return JSON.stringify([...filled.sort(([a], [b]) => (a < b ? -1 : 1)), writeArticle(readArticle(content))]);
  };
  return valuesOf(one) === valuesOf(other);
}

export type ArticleCounts = { total: number; published: number; drafts: number; featured: number };

type Counted = { status: ArticleStatus; featured: boolean };

export function countArticles(articles: readonly Counted[]): ArticleCounts {
  const count = (is: (article: Counted) => boolean) => articles.filter(is).length;
  return {
    total: articles.length,
    published: count(({ status }) => status === 'published'),
    drafts: count(({ status }) => status === 'draft'),
    featured: count(({ featured }) => featured),
  };
}

/** Articles whose title contains the text, ignoring case, and which have the given status (spec 5). */
export function findArticles<Article extends { title: string; status: ArticleStatus }>(
  articles: readonly Article[],
  { search, status }: { search: string; status: ArticleStatus | undefined },
): Article[] {
  const wanted = normaliseText(search).toLowerCase();
  return articles.filter(
    (article) => article.title.toLowerCase().includes(wanted) && (status === undefined || article.status === status),
  );
}
