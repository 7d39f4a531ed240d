import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import content from '#schemas/content/articles.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import { translated } from '#server/translated.ts';

/** The fields of an article as they are stored, with its category in English. */
export type ArticleFields = Omit<Required<ArticleForm>, 'content'>;

const languages = site.languages.map(({ code }) => code);

export function fieldsOf({ content: _content, ...form }: ArticleForm): ArticleFields {
  return {
    title: normaliseText(form.title ?? ''),
    excerpt: normaliseText(form.excerpt ?? ''),
    cover: form.cover ?? '',
    coverAlt: normaliseText(form.coverAlt ?? ''),
    author: normaliseText(form.author ?? ''),
    authorRole: normaliseText(form.authorRole ?? ''),
    authorBio: normaliseText(form.authorBio ?? ''),
    category: englishCategory(form.category ?? ''),
    language: form.language ?? ENGLISH,
    status: form.status ?? 'draft',
    publishAt: form.publishAt ?? '',
    tags: tagsOf(form.tags ?? '').join(', '),
    featured: form.featured ?? false,
  };
}

export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(',').map(normaliseText))].filter((tag) => tag !== '');

/** A category in a language; one that the site no longer has is returned unchanged. */
export function categoryIn(language: string, category: string): string {
  const at = content.categories.indexOf(category);
  return categoriesIn(language)[at] ?? category;
}

function englishCategory(written: string): string {
  for (const language of languages) {
    const english = content.categories[categoriesIn(language).indexOf(written)];
    if (english !== undefined) return english;
  }
  return normaliseText(written);
}

const categoriesIn = (language: string): readonly string[] =>
  translated('content/articles.json', content, language).categories;
