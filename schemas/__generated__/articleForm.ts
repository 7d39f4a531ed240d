// Generated from schemas/forms/article-form.schema.json by `npm run schemas:types`; edit that file instead.

export type ArticleForm = {
  title?: string;
  excerpt?: string;
  content?: string;
  author?: string;
  category?: string;
  status?: 'draft' | 'published' | 'scheduled';
  publishAt?: string;
  language?: string;
  tags?: string;
  featured?: boolean;
};
