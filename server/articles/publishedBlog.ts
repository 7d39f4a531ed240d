import { datesOf } from '#domain/articles/articleDates.ts';
import type { Block } from '#domain/articles/html/article.ts';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import type { PublishedArticle } from '#domain/articles/publishedArticle.ts';
import type { Outage } from '#server/outage.ts';
import type { ArticleRepository, StoredArticle } from '#server/repositories/articleRepository.ts';
import { categoryIn, tagsOf } from './articleFields.ts';

type Options = { articles: ArticleRepository; now: () => Date; reading: Outage };

/** What editors have published at this moment; `edition` changes whenever any of it does. */
export type Edition = { edition: string; articles: readonly StoredArticle[] };

const NOTHING = { version: 0, articles: [] as readonly StoredArticle[] };

/**
 * The articles that readers see, in this process and in every other one on the same database: each request reads the
 * number that grows with every change, and the articles only when it has grown. While the database cannot be read, the
 * last known articles are shown.
 */
export function createPublishedBlog({ articles, now, reading }: Options) {
  let known = NOTHING;

  async function refresh(): Promise<void> {
    try {
      const version = await articles.version();
      if (version !== known.version) known = { version, articles: await articles.list() };
      reading.worked();
    } catch (error) {
      reading.failed(error);
    }
  }

  return {
    async current(): Promise<Edition> {
      await refresh();
      const at = now();
      const isDue = ({ status, publishAt }: StoredArticle) =>
        status !== 'draft' && publishAt !== undefined && publishAt <= at;
      const due = known.articles.filter(isDue).sort((one, other) => timeOf(other) - timeOf(one));
      return { edition: `${known.version} ${due.length}`, articles: due };
    },

    async contentOf(id: string): Promise<Block[]> {
      return readArticle((await articles.find(id))?.content ?? '');
    },
  };
}
export type PublishedBlog = ReturnType<typeof createPublishedBlog>;

const timeOf = ({ publishAt }: StoredArticle) => publishAt?.getTime() ?? 0;

/** An article as a reader in a language gets it. */
export function publishedIn(language: string, article: StoredArticle): PublishedArticle {
  const { id, fields, publishAt, readMinutes } = article;
  return {
    id,
    language: fields.language,
    title: fields.title,
    excerpt: fields.excerpt,
    author: fields.author,
    authorRole: fields.authorRole ?? '',
    authorBio: fields.authorBio ?? '',
    ...(fields.cover && { cover: { path: fields.cover, alt: fields.coverAlt } }),
    category: categoryIn(language, fields.category),
    tags: tagsOf(fields.tags),
    featured: fields.featured,
    publishedOn: datesOf(publishAt ?? article.changedAt).publishedOn,
    readMinutes,
  };
}
