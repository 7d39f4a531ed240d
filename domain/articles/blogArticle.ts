import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import { normaliseText } from '../text/normaliseText.ts';

/** The form of an article as it is being filled in. */
export type ArticleDraft = Partial<ArticleForm>;

export type ArticleStatus = NonNullable<ArticleForm['status']>;

/** A blog article with its content (spec 3). */
export type BlogArticle = {
  id: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  authorRole: string;
  authorBio: string;
  publishDate: string;
  publishedOn: string;
  readTime: string;
  category: string;
  image: string;
  featured: boolean;
  status: ArticleStatus;
  tags: readonly string[];
};

/** What a new article is given. */
export type ArticleBirth = { id: string; readTime: string; publishDate: string; publishedOn: string };

export type ArticleCounts = { total: number; published: number; drafts: number; featured: number };

export function countArticles(articles: readonly BlogArticle[]): ArticleCounts {
  const count = (is: (article: BlogArticle) => boolean) => articles.filter(is).length;
  return {
    total: articles.length,
    published: count(({ status }) => status === 'published'),
    drafts: count(({ status }) => status === 'draft'),
    featured: count(({ featured }) => featured),
  };
}

/** Articles whose title contains the text, ignoring case, and which have the given status (spec 5). */
export function findArticles<Article extends Pick<BlogArticle, 'title' | 'status'>>(
  articles: readonly Article[],
  { search, status }: { search: string; status: ArticleStatus | undefined },
): Article[] {
  const wanted = normaliseText(search).toLowerCase();
  return articles.filter(
    (article) => article.title.toLowerCase().includes(wanted) && (status === undefined || article.status === status),
  );
}

export function formOfArticle({ tags, ...article }: BlogArticle): ArticleDraft {
  const { title, excerpt, content, author, category, status, featured } = article;
  return {
    title,
    excerpt,
    content,
    author,
    category,
    status,
    tags: tags.join(', '),
    ...(featured && { featured }),
  };
}

export function newArticle(form: ArticleDraft, birth: ArticleBirth): BlogArticle {
  return { ...birth, authorRole: '', authorBio: '', image: '', ...fieldsOf(form) };
}

export function updatedArticle(article: BlogArticle, form: ArticleDraft): BlogArticle {
  return { ...article, ...fieldsOf(form) };
}

function fieldsOf({ title = '', excerpt = '', content = '', author = '', category = '', ...form }: ArticleDraft) {
  return {
    title: normaliseText(title),
    excerpt: normaliseText(excerpt),
    content,
    author: normaliseText(author),
    category,
    status: form.status ?? 'draft',
    tags: tagsOf(form.tags ?? ''),
    featured: form.featured ?? false,
  };
}

function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map(normaliseText))].filter((tag) => tag !== '');
}
