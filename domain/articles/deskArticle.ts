import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import type { ArticleStatus } from './blogArticle.ts';

export type DeskArticle = {
  id: string;
  /** The number of the last revision; 0 for an article that ships with the site and is not edited here. */
  revision: number;
  title: string;
  author: string;
  category: string;
  featured: boolean;
  /** What readers see: a scheduled article is published once its time has come. */
  status: ArticleStatus;
  /** When it was or will be published, otherwise when it was last changed; ISO 8601. */
  at: string;
};

export type ArticleRevision = { number: number; by: string; at: string };

/** An article with its form, as it is or was at one of its revisions. */
export type OpenedArticle = DeskArticle & {
  form: ArticleForm;
  /** The number of the revision in `form`. */
  shown: number;
  /** Newest first. */
  revisions: readonly ArticleRevision[];
};
