import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { countArticles, findArticles } from '#domain/articles/blogArticle.ts';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import { blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import type { KeptWork, PictureUpload, Removal, WantedArticle, WorkedArticle } from '#machines/blogCms/blogCmsSetup.ts';
import { deferred } from '#tests/support/deferred.ts';

const article = (id: string, changes: Partial<DeskArticle> = {}): DeskArticle => ({
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
const opened = (id: string, revision: number, shown = revision): OpenedArticle => ({
  ...article(id, { revision }),
  form: { title: `Article ${id}`, excerpt: `Save ${shown}` },
  shown,
  revisions: [],
});
const picture = { path: `/pictures/${'0'.repeat(32)}.webp`, width: 640, height: 400 };
const signedOut = Object.assign(new Error('Please sign in.'), { status: 401 });
const conflict = Object.assign(new Error('Somebody else'), { status: 409 });

type Server = {
  load?: () => Promise<readonly DeskArticle[]>;
  open?: (wanted: WantedArticle) => Promise<OpenedArticle>;
  save?: (worked: WorkedArticle) => Promise<OpenedArticle>;
  remove?: (removal: Removal) => Promise<void>;
  upload?: (upload: PictureUpload) => Promise<ArticlePicture>;
};

async function desk(server: Server = {}, kept?: KeptWork) {
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

test('spec 4: a new article begins as a draft, is sent under its own id, and comes first', async () => {
  const { send, context, ids, state, saves, toasts } = await desk();
  await send({ type: 'create.pressed', id: 'new' });
  expect([state(), context().worked]).toEqual([
    { creating: 'typing' },
    { id: 'new', revision: 0, form: { status: 'draft' } },
  ]);
  await send({ type: 'form.submitted', form: { title: 'Gift cards', status: 'draft' } });
  expect(saves).toEqual([{ id: 'new', revision: 0, form: { title: 'Gift cards', status: 'draft' } }]);
  expect([state(), ids(), toasts]).toEqual(['browsing', ['new', '1', '2', 'fixed'], []]);
});

test('an update names the revision that it began with, and keeps its place', async () => {
  const { send, context, ids, saves } = await desk({ open: async ({ id }) => opened(id, 4) });
  await send({ type: 'edit.pressed', id: '2' });
  await send({ type: 'form.changed', form: { title: 'Better' } });
  await send({ type: 'form.submitted', form: { title: 'Best' } });
  expect(saves).toEqual([{ id: '2', revision: 4, form: { title: 'Best' } }]);
  expect([ids(), context().articles[1]?.revision]).toEqual([['1', '2', 'fixed'], 5]);
});

test('a refused save keeps what was typed and says why, for a new article and for an old one', async () => {
  const refusal = new Error('Service unavailable');
  const { send, context, state, toasts } = await desk({ save: () => Promise.reject(refusal) });
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'form.submitted', form: { title: 'Half' } });
  expect([state(), context().worked?.form, context().refusal]).toEqual([
    { creating: 'typing' },
    { title: 'Half' },
    { error: refusal, form: { title: 'Half' } },
  ]);
  await send({ type: 'dialog.cancelled' });
  await send({ type: 'giveUp.confirmed' });
  await send({ type: 'edit.pressed', id: '1' });
  await send({ type: 'form.submitted', form: { title: 'Other' } });
  expect([state(), toasts]).toEqual([{ editing: 'typing' }, ['article.notSaved', 'article.notSaved']]);
});

test('D73: what somebody else has saved is never overwritten unless the editor says so', async () => {
  let newest = 1;
  const { send, context, state, saves } = await desk({
    open: async ({ id }) => opened(id, newest),
    save: async ({ id, revision }) => (revision < newest ? Promise.reject(conflict) : opened(id, revision + 1)),
  });
  await send({ type: 'edit.pressed', id: '1' });
  newest = 3;
  await send({ type: 'form.submitted', form: { title: 'Mine' } });
  expect([state(), context().worked?.form]).toEqual([{ conflict: 'choosing' }, { title: 'Mine' }]);
  await send({ type: 'mine.kept' });
  expect([state(), saves]).toEqual([
    'browsing',
    [
      { id: '1', revision: 1, form: { title: 'Mine' } },
      { id: '1', revision: 3, form: { title: 'Mine' } },
    ],
  ]);
});

test('D73: theirs is opened instead of mine, which is given up only once theirs is there', async () => {
  let isUp = true;
  const { send, context, state } = await desk({
    open: async ({ id }) => (isUp ? opened(id, 2) : Promise.reject(new Error('Down'))),
    save: () => Promise.reject(conflict),
  });
  await send({ type: 'edit.pressed', id: '1' });
  await send({ type: 'form.submitted', form: { title: 'Mine' } });
  isUp = false;
  await send({ type: 'theirs.taken' });
  expect([state(), context().worked?.form]).toEqual([{ conflict: 'choosing' }, { title: 'Mine' }]);
  isUp = true;
  await send({ type: 'theirs.taken' });
  expect([state(), context().worked?.form]).toEqual([{ editing: 'typing' }, { title: 'Article 1', excerpt: 'Save 2' }]);
});

test('D23: Cancel asks before it gives up what was typed, sends nothing and then forgets it', async () => {
  const { send, context, state, saves } = await desk();
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'dialog.cancelled' });
  expect(state()).toBe('browsing');
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'form.changed', form: { title: 'Half' } });
  for (const event of ['giveUp.declined', 'dialog.dismissed'] as const) {
    await send({ type: 'dialog.cancelled' });
    expect([state(), context().worked?.form]).toEqual([{ creating: 'givingUp' }, { title: 'Half' }]);
    await send({ type: event });
    expect([state(), context().worked?.form]).toEqual([{ creating: 'typing' }, { title: 'Half' }]);
  }
  await send({ type: 'dialog.cancelled' });
  await send({ type: 'giveUp.confirmed' });
  expect([state(), saves, context().unfinished]).toEqual(['browsing', [], {}]);
});

test('BL-13 a dialog closed by Escape or a press beside it keeps what was typed for its own article', async () => {
  const { send, context, state } = await desk();
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'form.changed', form: { title: 'Half' } });
  await send({ type: 'dialog.dismissed' });
  await send({ type: 'create.pressed', id: 'another' });
  expect(context().worked).toEqual({ id: 'new', revision: 0, form: { title: 'Half' } });
  await send({ type: 'dialog.cancelled' });
  await send({ type: 'giveUp.confirmed' });
  await send({ type: 'edit.pressed', id: '1' });
  await send({ type: 'form.changed', form: { title: 'Better' } });
  await send({ type: 'dialog.dismissed' });
  await send({ type: 'edit.pressed', id: '2' });
  expect(context().worked?.form.title).toBe('Article 2');
  await send({ type: 'dialog.cancelled' });
  await send({ type: 'edit.pressed', id: '1' });
  expect([state(), context().worked]).toEqual([
    { editing: 'typing' },
    { id: '1', revision: 1, form: { title: 'Better' } },
  ]);
});

test('BL-13 what was typed before a reload is taken up again, also when the server had to be asked twice', async () => {
  let isUp = false;
  const worked = { id: '1', revision: 2, form: { title: 'Half' } };
  const { send, context, state } = await desk(
    { load: async () => (isUp ? [article('1')] : Promise.reject(new Error('Down'))) },
    { search: 'x', status: 'draft', unfinished: { 1: worked } },
  );
  expect(state()).toBe('unavailable');
  isUp = true;
  await send({ type: 'retry.pressed' });
  expect([state(), context().search, context().status]).toEqual(['browsing', 'x', 'draft']);
  await send({ type: 'edit.pressed', id: '1' });
  expect([state(), context().worked]).toEqual([{ editing: 'typing' }, worked]);
});

test('an article that comes with the site is looked at, neither edited nor deleted', async () => {
  const { send, state, removals } = await desk();
  await send({ type: 'edit.pressed', id: 'fixed' });
  expect(state()).toBe('browsing');
  await send({ type: 'article.deleted', id: 'fixed' });
  expect([state(), removals]).toEqual(['browsing', []]);
  await send({ type: 'view.pressed', id: 'fixed' });
  expect(state()).toBe('viewing');
});

test('an older save is looked at and restored as a new one; the newest has nothing to restore', async () => {
  const { send, context, state, saves } = await desk({ open: async ({ id, revision = 5 }) => opened(id, 5, revision) });
  await send({ type: 'view.pressed', id: '1' });
  await send({ type: 'restore.pressed' });
  expect([state(), saves]).toEqual(['viewing', []]);
  await send({ type: 'revision.chosen', revision: 2 });
  await send({ type: 'restore.pressed' });
  expect(saves).toEqual([{ id: '1', revision: 5, form: { title: 'Article 1', excerpt: 'Save 2' } }]);
  expect([state(), context().opened?.revision, context().articles[0]?.revision]).toEqual(['viewing', 6, 6]);
});

test('spec 4: a delete is done at once, and can be undone', async () => {
  const { send, ids, state, removals } = await desk();
  await send({ type: 'article.deleted', id: '2' });
  expect([state(), ids()]).toEqual(['browsing', ['1', 'fixed']]);
  await send({ type: 'undo.pressed' });
  expect([state(), ids()]).toEqual(['browsing', ['1', '2', 'fixed']]);
  expect(removals).toEqual([
    { id: '2', revision: 1, isRemoved: true },
    { id: '2', revision: 1, isRemoved: false },
  ]);
  await send({ type: 'undo.pressed' });
  expect(removals).toHaveLength(2);
});

test('a refused delete leaves the article in the table, as it is by now', async () => {
  const { send, context, ids, toasts } = await desk({ remove: () => Promise.reject(conflict) });
  await send({ type: 'article.deleted', id: '2' });
  expect([ids(), context().removed, toasts]).toEqual([['1', '2', 'fixed'], undefined, ['article.notDeleted']]);
});

test('C-03 an article cannot be deleted under its own dialog', async () => {
  const { send, ids, state } = await desk();
  await send({ type: 'edit.pressed', id: '1' });
  await send({ type: 'article.deleted', id: '1' });
  expect([state(), ids()]).toEqual([{ editing: 'typing' }, ['1', '2', 'fixed']]);
});

test('C-03 the counts are those of all articles', () => {
  const articles = [
    article('1'),
    article('2', { featured: true, status: 'draft' }),
    article('3', { status: 'scheduled' }),
  ];
  expect(countArticles(articles)).toEqual({ total: 3, published: 1, drafts: 1, featured: 1 });
});

test('C-02 a search is taken literally, in any case, together with the status', () => {
  const titles = ['C++ (in [brackets])', 'What? 100% of * and \\', 'Menü & Café', '$1 | ^2', 'c++ again'];
  const articles = titles.map((title, index) => article(String(index), { title }));
  articles[4] = article('4', { title: 'c++ again', status: 'draft' });
  const found = (search: string, status?: 'draft') => findArticles(articles, { search, status }).map(({ id }) => id);
  expect(found('c++')).toEqual(['0', '4']);
  expect(found('C++', 'draft')).toEqual(['4']);
  for (const sign of ['(', '[', '*', '+', '?', '\\', '^', '$', '|', '.'])
    expect(found(sign)).toEqual(titles.flatMap((title, index) => (title.includes(sign) ? [String(index)] : [])));
  expect(found('CAFÉ')).toEqual(['2']);
  expect(found('  ')).toEqual(['0', '1', '2', '3', '4']);
});

test('what was opened and not changed is not asked about and not kept, however an editor writes its HTML', async () => {
  const { send, context, state } = await desk({
    open: async (wanted) => ({ ...opened(wanted.id, 1), form: { title: 'A', content: '<p>One</p>' } }),
  });
  for (const close of ['dialog.cancelled', 'dialog.dismissed'] as const) {
    await send({ type: 'edit.pressed', id: '1' });
    await send({
      type: 'form.changed',
      form: { content: '<p>One</p><p></p>', title: 'A', excerpt: '', featured: false },
    });
    await send({ type: close });
    expect([state(), context().unfinished]).toEqual(['browsing', {}]);
  }
});

test('D76: a cover is sent while the article goes on being written, which loses nothing whatever becomes of it', async () => {
  let answer = deferred<ArticlePicture>();
  const { send, context, state, saves, emitted } = await desk({ upload: () => answer.promise });
  const file = new Blob(['picture']);
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'picture.chosen', place: 'cover', file });
  await send({ type: 'form.changed', form: { title: 'Half' } });
  await send({ type: 'form.submitted', form: { title: 'Half' } });
  expect([state(), saves]).toEqual([{ creating: 'uploading' }, []]);
  answer.reject(new Error('Down'));
  await send({ type: 'form.changed', form: { title: 'Half of it' } });
  expect([state(), context().worked?.form, context().upload?.error]).toEqual([
    { creating: 'typing' },
    { title: 'Half of it' },
    new Error('Down'),
  ]);
  answer = deferred();
  await send({ type: 'picture.chosen', place: 'cover', file });
  expect(context().upload?.error).toBe(undefined);
  await send({ type: 'upload.stopped' });
  expect([state(), context().upload]).toEqual([{ creating: 'typing' }, undefined]);
  answer = deferred();
  await send({ type: 'picture.chosen', place: 'cover', file });
  answer.resolve(picture);
  await send({ type: 'form.changed', form: { title: 'Half of it' } });
  expect([state(), context().worked?.form, emitted]).toEqual([
    { creating: 'typing' },
    { title: 'Half of it', cover: picture.path },
    [`cover ${picture.path}`],
  ]);
});

test('a picture that is chosen while another one is sent takes its place', async () => {
  const first = deferred<ArticlePicture>();
  const files: Blob[] = [];
  const { send, context } = await desk({
    upload: ({ file }) => (files.push(file) === 1 ? first.promise : Promise.resolve(picture)),
  });
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'picture.chosen', place: 'cover', file: new Blob(['one']) });
  await send({ type: 'picture.chosen', place: 'cover', file: new Blob(['two, longer']) });
  first.resolve({ ...picture, path: '/pictures/late.webp' });
  await send({ type: 'form.changed', form: { ...context().worked?.form, title: 'Half' } });
  expect([files.map(({ size }) => size), context().worked?.form.cover]).toEqual([[3, 11], picture.path]);
});

test('a picture within the text is handed to the editor, who may give up the article while it is sent', async () => {
  const { send, context, state, emitted } = await desk();
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'picture.chosen', place: 'content', file: new Blob() });
  expect([emitted, context().worked?.form]).toEqual([[`content ${picture.path}`], { status: 'draft' }]);
  await send({ type: 'form.changed', form: { title: 'Half' } });
  const never = await desk({ upload: () => new Promise(() => undefined) });
  await never.send({ type: 'create.pressed', id: 'new' });
  await never.send({ type: 'form.changed', form: { title: 'Half' } });
  await never.send({ type: 'picture.chosen', place: 'content', file: new Blob() });
  await never.send({ type: 'dialog.dismissed' });
  expect([never.state(), Object.keys(never.context().unfinished)]).toEqual(['browsing', ['']]);
  expect(state()).toEqual({ creating: 'typing' });
});

test('when the session has ended the sign-in is asked for, and what was typed stays', async () => {
  const out = () => Promise.reject(signedOut);
  const { send, context, state, emitted, toasts } = await desk({ save: out, upload: out });
  await send({ type: 'create.pressed', id: 'new' });
  await send({ type: 'picture.chosen', place: 'cover', file: new Blob() });
  await send({ type: 'form.submitted', form: { title: 'Half' } });
  expect([state(), context().worked?.form, emitted, toasts]).toEqual([
    { creating: 'typing' },
    { title: 'Half' },
    ['session.ended', 'session.ended'],
    [],
  ]);
  expect((await desk({ load: out })).state()).toBe('unavailable');
});
