import { expect, test } from 'vitest';
import { countArticles, findArticles } from '#domain/articles/blogArticle.ts';
import { article, conflict, desk, opened, signedOut } from '#tests/support/cmsDesk.ts';

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
