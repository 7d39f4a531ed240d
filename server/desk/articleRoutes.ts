import type { FastifyPluginAsync } from 'fastify';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import articleSchema from '#schemas/forms/article-form.schema.json' with { type: 'json' };
import articleUi from '#schemas/forms/article-form.ui.json' with { type: 'json' };
import { type ArticleFields, categoryIn } from '#server/articles/articleFields.ts';
import { saveArticle } from '#server/articles/saveArticle.ts';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requestLanguage } from '#server/http/requestLanguage.ts';
import type { ArticleRepository, StoredArticle } from '#server/repositories/articleRepository.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';
import type { DeskAccess } from './deskAccess.ts';

type Options = { access: DeskAccess; articles: ArticleRepository; pictures: PictureRepository; now: () => Date };
type OneArticle = { Params: { id: string }; Querystring: { revision?: string } };

/** Room for the longest article in any script, escaped. */
const LARGEST = 2 * 1024 * 1024;

const form = readForm(articleSchema, articleUi);
const id = { type: 'string', pattern: '^[0-9a-f-]{32,36}$' };
const revision = { type: 'integer', minimum: 0, maximum: 1_000_000 };

const readSave = bodyReader<ArticleForm & { id: string; revision: number }>(
  {
    ...form.schema,
    required: [...form.schema.required, 'id', 'revision'],
    properties: {
      ...form.schema.properties,
      language: { type: 'string', enum: site.languages.map(({ code }) => code) },
      id,
      revision,
    },
  },
  form.messagesIn,
);
const readRemoval = bodyReader<{ id: string; revision: number; isRemoved: boolean }>({
  type: 'object',
  additionalProperties: false,
  required: ['id', 'revision', 'isRemoved'],
  properties: { id, revision, isRemoved: { type: 'boolean' } },
});

/** The articles that editors write (D73). Those that ship with the site are not among them. */
export const articleRoutes: FastifyPluginAsync<Options> = async (app, { access, articles, pictures, now }) => {
  app.addHook('onRequest', access.guard('articles'));

  const opened = async (language: string, articleId: string, number?: number): Promise<OpenedArticle> => {
    const [article, revisions] = await Promise.all([articles.find(articleId), articles.revisionsOf(articleId)]);
    const shown = number ?? article?.revision;
    const version =
      article && (shown === article.revision ? article : await articles.findRevision(articleId, shown ?? 0));
    if (!article || !version || shown === undefined) throw new Refusal(404, 'notFound');
    const { fields, content } = version;
    return { ...summaryOf(article, language, now()), shown, revisions, form: formOf(fields, content, language) };
  };

  app.get('/api/desk/articles', async (request) => {
    const at = now();
    return { data: (await articles.list()).map((article) => summaryOf(article, requestLanguage(request), at)) };
  });

  app.get<OneArticle>('/api/desk/articles/:id', async (request) => {
    const { params, query } = request;
    const number = /^\d{1,7}$/.test(query.revision ?? '') ? Number(query.revision) : undefined;
    return { data: await opened(requestLanguage(request), params.id, number) };
  });

  app.post('/api/desk/articles', { bodyLimit: LARGEST }, async (request) => {
    const { id: articleId, revision: base, ...values } = readSave(request.body);
    const editor = { by: access.adminOf(request).email, at: now() };
    await saveArticle({ articles, pictures }, { id: articleId, revision: base, form: values }, editor);
    return { data: await opened(requestLanguage(request), articleId) };
  });

  app.post('/api/desk/articles/removal', async (request) => {
    const { id: articleId, revision: seen, isRemoved } = readRemoval(request.body);
    if (!(await articles.setRemoved(articleId, seen, isRemoved ? now() : undefined)))
      throw new Refusal(409, 'articleChanged');
    return { data: { id: articleId } };
  });
};

function summaryOf(article: StoredArticle, language: string, now: Date): DeskArticle {
  const { id: articleId, revision: number, fields, publishAt, changedAt } = article;
  const { title, author, category, featured } = fields;
  const isDue = article.status === 'scheduled' && publishAt !== undefined && publishAt <= now;
  return {
    id: articleId,
    revision: number,
    title,
    author,
    category: categoryIn(language, category),
    featured,
    status: isDue ? 'published' : article.status,
    at: (publishAt ?? changedAt).toISOString(),
  };
}

/** The initial values of the form; empty ones are left out, as in the form. */
function formOf(fields: ArticleFields, content: string, language: string): ArticleForm {
  const values = { ...fields, content, category: categoryIn(language, fields.category) };
  // The cast holds because only optional values are left out.
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== false),
  ) as ArticleForm;
}
