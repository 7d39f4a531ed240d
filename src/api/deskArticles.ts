import type { ArticleDraft } from '#domain/articles/blogArticle.ts';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import { read, send } from './desk.ts';

/** The articles that editors write. */
export const readArticles = (signal?: AbortSignal) => read<DeskArticle[]>('/articles', signal);

/** An article at one of its revisions, or the newest. */
export function readOpenedArticle({ id, revision }: { id: string; revision?: number }, signal?: AbortSignal) {
  const query = revision === undefined ? '' : `?revision=${revision}`;
  return read<OpenedArticle>(`/articles/${encodeURIComponent(id)}${query}`, signal);
}

/** Stores the successor of a revision, which is 0 for a new article. Refused with 409 if the revision already has one. */
export const saveArticle = ({ id, revision, form }: { id: string; revision: number; form: ArticleDraft }) =>
  send<OpenedArticle>('/articles', { ...form, id, revision });

/** Stores a picture; the server checks and encodes it by its content. */
export const uploadPicture = (file: Blob, signal: AbortSignal) =>
  send<ArticlePicture>('/pictures', file, { signal, contentType: 'application/octet-stream' });

/** Deletes an article, or restores it. */
export async function removeArticle(removal: { id: string; revision: number; isRemoved: boolean }): Promise<void> {
  await send<unknown>('/articles/removal', removal);
}
