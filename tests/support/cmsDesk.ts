import { createActor, fromPromise } from 'xstate';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import { blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import type { KeptWork, PictureUpload, Removal, WantedArticle, WorkedArticle } from '#machines/blogCms/blogCmsSetup.ts';

export const article = (id: string, changes: Partial<DeskArticle> = {}): DeskArticle => ({
  id,
  revision: 1,
  title: `Article ${id}`,
  author: 'The desk',
  category: 'POS Software',
  featured: false,
  status: 'published',
  at: '2025-07-15T14:00:00.000Z',
  ...changes,
});
const fixed = article('fixed', { revision: 0 });
export const opened = (id: string, revision: number, shown = revision): OpenedArticle => ({
  ...article(id, { revision }),
  form: { title: `Article ${id}`, excerpt: `Save ${shown}` },
  shown,
  revisions: [],
});
export const picture = { path: `/pictures/${'0'.repeat(32)}.webp`, width: 640, height: 400 };
export const signedOut = Object.assign(new Error('Please sign in.'), { status: 401 });
export const conflict = Object.assign(new Error('Somebody else'), { status: 409 });

type Server = {
  load?: () => Promise<readonly DeskArticle[]>;
  open?: (wanted: WantedArticle) => Promise<OpenedArticle>;
  save?: (worked: WorkedArticle) => Promise<OpenedArticle>;
  remove?: (removal: Removal) => Promise<void>;
  upload?: (upload: PictureUpload) => Promise<ArticlePicture>;
};

/** The blog’s desk with a server that answers as a test says. */
export async function desk(server: Server = {}, kept?: KeptWork) {
  const saves: WorkedArticle[] = [];
  const removals: Removal[] = [];
  const toasts: string[] = [];
  const actor = createActor(
    blogCmsMachine.provide({
      actors: {
        loadArticles: fromPromise(server.load ?? (async () => [article('1'), article('2'), fixed])),
        openArticle: fromPromise(({ input }) => (server.open ?? (async ({ id }) => opened(id, 1)))(input)),
        saveArticle: fromPromise(async ({ input }) => {
          saves.push(input);
          return (server.save ?? (async ({ id, revision }) => opened(id, revision + 1)))(input);
        }),
        uploadPicture: fromPromise(({ input }) => (server.upload ?? (async () => picture))(input)),
        removeArticle: fromPromise(async ({ input }) => {
          removals.push(input);
          await server.remove?.(input);
        }),
      },
    }),
    { input: { kept } },
  );
  actor.on('toast', ({ key }) => toasts.push(key));
  const emitted: string[] = [];
  actor.on('picture.stored', ({ place, picture: { path } }) => emitted.push(`${place} ${path}`));
  actor.on('session.ended', ({ type }) => emitted.push(type));
  actor.start();
  const settled = () => new Promise<void>((done) => void setImmediate(done));
  await settled();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settled();
  };
  const context = () => actor.getSnapshot().context;
  return {
    send,
    context,
    saves,
    removals,
    toasts,
    emitted,
    ids: () => context().articles.map(({ id }) => id),
    state: () => actor.getSnapshot().value,
  };
}
