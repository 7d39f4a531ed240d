import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { Block } from '#domain/articles/html/article.ts';
import { writeArticle } from '#domain/articles/html/writeArticle.ts';
import { articles as comeWithSite } from '#src/articles/articles.ts';

const contents = import.meta.glob<Block[]>('../../../schemas/content/articles/*.json', {
  query: '?blocks',
  import: 'blocks',
});

/** The articles that are files of the site: the CMS only shows them; they change with the site. */
export const startingArticles: readonly DeskArticle[] = comeWithSite.map(
  ({ id, title, author, category, featured, status, publishedOn }) => ({
    id,
    revision: 0,
    title,
    author,
    category,
    featured,
    // The cast holds because the meta-schema of articles.json allows only these three.
    status: status as ArticleStatus,
    // At noon, which is on the same day in any time zone the site may use.
    at: `${publishedOn}T12:00:00.000Z`,
  }),
);

export async function openStartingArticle(id: string): Promise<OpenedArticle | undefined> {
  const article = startingArticles.find((other) => other.id === id);
  const load = contents[`../../../schemas/content/articles/${id}.json`];
  if (!article || !load) return undefined;
  const excerpt = comeWithSite.find((other) => other.id === id)?.excerpt ?? '';
  const { title, status } = article;
  return { ...article, form: { title, excerpt, status, content: writeArticle(await load()) }, shown: 0, revisions: [] };
}
