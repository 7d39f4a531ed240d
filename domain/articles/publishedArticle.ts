/** An article that an editor has published, as the public blog gets it: without its content. */
export type PublishedArticle = {
  id: string;
  /** The language it is written in. */
  language: string;
  title: string;
  excerpt: string;
  author: string;
  authorRole: string;
  authorBio: string;
  /** The path of its picture, and what the picture shows. */
  cover?: { path: string; alt: string };
  /** In the reader's language. */
  category: string;
  tags: readonly string[];
  featured: boolean;
  /** The day in the time zone of the site. */
  publishedOn: string;
  readMinutes: number;
};
