import { fromPromise } from 'xstate';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import type { PictureUpload, Removal, WantedArticle, WorkedArticle } from '#machines/blogCms/blogCmsSetup.ts';
import { readArticles, readOpenedArticle, removeArticle, saveArticle, uploadPicture } from '#src/api/deskArticles.ts';
import { smallEnough } from './smallEnough.ts';
import { openStartingArticle, startingArticles } from './startingArticles.ts';

export const blogCmsActors = {
  loadArticles: fromPromise<readonly DeskArticle[]>(({ signal }) => unlessStopped(loadAll(signal), signal)),
  openArticle: fromPromise<OpenedArticle, WantedArticle>(
    async ({ input, signal }) => (await openStartingArticle(input.id)) ?? readOpenedArticle(input, signal),
  ),
  saveArticle: fromPromise<OpenedArticle, WorkedArticle>(({ input }) => saveArticle(input)),
  uploadPicture: fromPromise<ArticlePicture, PictureUpload>(async ({ input, signal }) =>
    uploadPicture(await smallEnough(input.file), signal),
  ),
  removeArticle: fromPromise<void, Removal>(({ input }) => removeArticle(input)),
};

const loadAll = async (signal: AbortSignal) => [...(await readArticles(signal)), ...startingArticles];

/** In development React starts the page's first actor twice, and the second would receive the failure of the first. */
function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return work.catch((error: unknown) => {
    if (signal.aborted) return new Promise(() => undefined);
    throw error;
  });
}
