// Generated from schemas/forms/article-form.schema.json by `npm run schemas:types`; edit that file instead.

export type ArticleForm = {
  title?: string;
  excerpt?: string;
  cover?: string;
  coverAlt?: string;
  content?: string;
  author?: string;
  authorRole?: string;
  authorBio?: string;
  category?: string;
  status?: 'draft' | 'published' | 'scheduled';
  publishAt?: string;
  language?: string;
  tags?: string;
  featured?: boolean;
};
