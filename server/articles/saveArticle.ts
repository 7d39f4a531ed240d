import { readArticle } from '#domain/articles/html/readArticle.ts';
import { writeArticle } from '#domain/articles/html/writeArticle.ts';
import { minutesToRead } from '#domain/articles/readingTime.ts';
import { momentOf } from '#domain/articles/siteTime.ts';
import type { ArticleForm } from '#schemas/__generated__/articleForm.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import { Refusal } from '#server/http/refusal.ts';
import { refusedField } from '#server/http/refusedField.ts';
import type { ArticleRepository, StoredArticle } from '#server/repositories/articleRepository.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';
import { type ArticleFields, fieldsOf } from './articleFields.ts';
import { withPictures } from './withPictures.ts';

type Saved = { id: string; revision: number; form: ArticleForm };
type Editor = { by: string; at: Date };
type Stores = { articles: ArticleRepository; pictures: PictureRepository };

/**
 * Stores what an editor wrote as the next revision. Throws a 409 if another one was saved meanwhile, and a 404 if the
 * article was deleted.
 */
export async function saveArticle(
  { articles, pictures }: Stores,
  { id, revision: base, form }: Saved,
  { by, at }: Editor,
): Promise<void> {
  // Only the kinds of block that the parser knows are stored.
  const fields = fieldsOf(form);
  const { blocks, shown } = await withPictures(pictures, readArticle(form.content ?? ''), fields);
  const content = writeArticle(blocks);
  if (fields.status !== 'draft') {
    if (fields.title === '') throw refusedField('title', 'neededToPublish');
    if (blocks.length === 0) throw refusedField('content', 'neededToPublish');
  }
  const before = base === 0 ? undefined : await articles.find(id);
  if (base > 0 && !before) throw new Refusal(404, 'articleDeleted');
  const publishAt = publicationOf(fields, before, at);
  const readMinutes = minutesToRead(blocks);
  const save = { id, base, status: fields.status, publishAt, fields, content, readMinutes, pictures: shown, by, at };
  if (await articles.save(save)) return;
  // If an answer was lost on the way, the same content is sent again.
  const stored = await articles.findRevision(id, base + 1);
  const isSame = stored?.content === content && JSON.stringify(fieldsIn(stored.fields)) === JSON.stringify(fields);
  if (!isSame) throw new Refusal(409, 'articleChanged');
}

/** When an article is published: at its time, otherwise now; one that is already published keeps its date. */
function publicationOf(fields: ArticleFields, before: StoredArticle | undefined, now: Date): Date | undefined {
  if (fields.status === 'draft') return undefined;
  if (fields.status === 'published') {
    const earlier = before?.publishAt;
    return earlier && earlier <= now ? earlier : now;
  }
  if (fields.publishAt === '') throw refusedField('publishAt', 'required');
  const moment = momentOf(fields.publishAt, site.timeZone);
  if (!moment) throw refusedField('publishAt', 'format');
  return moment;
}

/** Stored fields in the order in which they are compared: PostgreSQL does not keep their order. */
const fieldsIn = (stored: ArticleFields): ArticleFields => fieldsOf(stored);
