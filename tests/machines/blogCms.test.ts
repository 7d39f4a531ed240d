import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type BlogArticle, countArticles, findArticles } from '#domain/articles/blogArticle.ts';
import { blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';

const article = (id: string, changes: Partial<BlogArticle> = {}): BlogArticle => ({
  id,
  title: `Article ${id}`,
  excerpt: 'In a line.',
  content: '<p>In a paragraph.</p>',
  author: 'The desk',
  authorRole: 'Writes',
  authorBio: 'Writes here.',
  publishDate: 'July 2025',
  publishedOn: '2025-07-15',
  readTime: '9 min read',
  category: 'POS Software',
  image: 'cover',
  featured: false,
  status: 'published',
  tags: ['one', 'two'],
  ...changes,
});
const birth = { id: 'new', readTime: '5 min read', publishDate: 'August 2025', publishedOn: '2025-08-01' };

function desk(articles: BlogArticle[] = [article('1'), article('2', { featured: true }), article('3')]) {
  const actor = createActor(blogCmsMachine, { input: { articles } }).start();
  const context = () => actor.getSnapshot().context;
  return { actor, context, ids: () => context().articles.map(({ id }) => id), state: () => actor.getSnapshot().value };
}

test('spec 4: a new article comes first, as a draft read in five minutes', () => {
  const { actor, context, ids, state } = desk();
  actor.send({ type: 'create.pressed' });
  expect(context().form).toEqual({ status: 'draft' });
  const form = { title: ' Gift cards ', status: 'draft' as const, tags: 'loyalty, gift cards,, loyalty ' };
  actor.send({ type: 'form.submitted', form, birth });
  expect([state(), ids(), context().form]).toEqual(['browsing', ['new', '1', '2', '3'], {}]);
  expect(context().articles[0]).toEqual({
    ...birth,
    title: 'Gift cards',
    excerpt: '',
    content: '',
    author: '',
    authorRole: '',
    authorBio: '',
    category: '',
    image: '',
    featured: false,
    status: 'draft',
    tags: ['loyalty', 'gift cards'],
  });
});

test('spec 4: an update replaces the fields of its article and of no other; any status may follow any', () => {
  const { actor, context } = desk();
  for (const status of ['scheduled', 'draft', 'published', 'draft', 'scheduled', 'published'] as const) {
    actor.send({ type: 'edit.pressed', id: '2' });
    actor.send({ type: 'form.submitted', form: { ...context().form, status }, birth });
    expect(context().articles).toEqual([article('1'), article('2', { featured: true, status }), article('3')]);
  }
});

test('an article is taken up as it is, and untouched by looking at it', () => {
  const { actor, context, state } = desk();
  actor.send({ type: 'view.pressed', id: '2' });
  expect([state(), context().subject]).toEqual(['viewing', '2']);
  actor.send({ type: 'form.submitted', form: {}, birth });
  expect(context().articles[1]).toEqual(article('2', { featured: true }));
});

test('D23: Cancel closes the dialog, creates nothing and forgets what was typed', () => {
  const { actor, context, ids, state } = desk();
  actor.send({ type: 'create.pressed' });
  actor.send({ type: 'form.changed', form: { title: 'Half' } });
  actor.send({ type: 'dialog.cancelled' });
  expect([state(), ids(), context().form]).toEqual(['browsing', ['1', '2', '3'], {}]);
  actor.send({ type: 'create.pressed' });
  expect(context().form).toEqual({ status: 'draft' });
});

test('BL-13 a dialog closed by Escape or a press beside it keeps what was typed for its own article', () => {
  const { actor, context, state } = desk();
  const stored = () => context().articles.find(({ id }) => id === '1')?.title;
  actor.send({ type: 'create.pressed' });
  actor.send({ type: 'form.changed', form: { title: 'Half' } });
  actor.send({ type: 'dialog.dismissed' });
  expect([state(), context().form]).toEqual(['browsing', {}]);
  actor.send({ type: 'create.pressed' });
  expect(context().form).toEqual({ title: 'Half' });
  actor.send({ type: 'dialog.cancelled' });

  actor.send({ type: 'edit.pressed', id: '1' });
  actor.send({ type: 'form.changed', form: { title: 'Better' } });
  actor.send({ type: 'dialog.dismissed' });
  actor.send({ type: 'view.pressed', id: '1' });
  expect(context().form.title).toEqual(stored());
  actor.send({ type: 'dialog.dismissed' });
  actor.send({ type: 'edit.pressed', id: '2' });
  expect(context().form.title).not.toEqual('Better');
  actor.send({ type: 'dialog.cancelled' });
  actor.send({ type: 'edit.pressed', id: '1' });
  expect(context().form.title).toEqual('Better');
  actor.send({ type: 'form.submitted', form: { title: 'Best' }, birth });
  actor.send({ type: 'edit.pressed', id: '1' });
  expect(context().form.title).toEqual('Best');
});

test('spec 4: a delete is done at once, also of the last one and of one that a search found', () => {
  const { actor, ids } = desk();
  actor.send({ type: 'search.changed', search: 'article 2' });
  for (const id of ['2', '1', '3']) actor.send({ type: 'article.deleted', id });
  expect(ids()).toEqual([]);
});

test('C-03 an article cannot be deleted under its own dialog', () => {
  const { actor, ids, state } = desk();
  actor.send({ type: 'edit.pressed', id: '1' });
  actor.send({ type: 'article.deleted', id: '1' });
  expect([state(), ids()]).toEqual(['editing', ['1', '2', '3']]);
});

test('C-03 an update of an article that is gone changes nothing', () => {
  const { actor, context } = desk();
  actor.send({ type: 'edit.pressed', id: 'gone' });
  actor.send({ type: 'form.submitted', form: { title: 'Ghost' }, birth });
  expect(context().articles).toEqual([article('1'), article('2', { featured: true }), article('3')]);
});

test('C-03 the counts are those of all articles', () => {
  const { actor, context } = desk();
  actor.send({ type: 'create.pressed' });
  actor.send({ type: 'form.submitted', form: { featured: true }, birth });
  actor.send({ type: 'article.deleted', id: '1' });
  expect(countArticles(context().articles)).toEqual({ total: 3, published: 2, drafts: 1, featured: 2 });
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
