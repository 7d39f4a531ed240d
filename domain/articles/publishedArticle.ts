/** An article that an editor has published, as the public blog gets it: without its content. */
export type PublishedArticle = {
  id: string;
  /** The language it is written in. */
  language: string;
  title: string;
  excerpt: string;
  author: string;
  /** In the words of the reader's language. */
  category: string;
  tags: readonly string[];
  featured: boolean;
  /** The day in the time zone of the site. */
  publishedOn: string;
  readMinutes: number;
};
