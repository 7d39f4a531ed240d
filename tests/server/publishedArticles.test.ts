import { expect, test } from 'vitest';
import { openDesk } from '#tests/support/deskVisit.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, type Browser, openTestServer } from '#tests/support/testServer.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';
const NOW = new Date('2025-07-15T14:00:00.000Z');
const form = { title: 'Gift cards', content: '<p>They come back.</p>', category: 'POS Software', status: 'published' };
const BLOCKS = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'They come back.' }] }];

const save = (visitor: Browser, revision: number, changes: object = {}) =>
  visitor.post('/api/desk/articles', { id: ID, revision, ...form, ...changes });

describeOnBothDatabases('published articles', (open) => {
  test('D73: another process on the same database shows an article at once, its changes, and its end', async () => {
    const database = await open();
    const { signIn } = await openDesk({ database, now: () => NOW });
    const { app } = await openTestServer({ database, now: () => NOW });
    const editor = await signIn('editor');
    const titles = async () =>
      (await app.inject(`${API}/articles`)).json().data.map(({ title }: { title: string }) => title);
    const sitemap = async () => (await app.inject('/sitemap.xml')).body.includes(`/blog/${ID}`);
    expect([await titles(), await sitemap()]).toEqual([[], false]);
    await save(editor, 0, { status: 'draft' });
    expect([await titles(), await sitemap()]).toEqual([[], false]);
    await save(editor, 1);
    expect([await titles(), await sitemap()]).toEqual([['Gift cards'], true]);
    await save(editor, 2, { title: 'Gift cards for all' });
    expect(await titles()).toEqual(['Gift cards for all']);
    await editor.post('/api/desk/articles/removal', { id: ID, revision: 3, isRemoved: true });
    expect([await titles(), await sitemap()]).toEqual([[], false]);
    await database.connection.destroy();
  });
});

test('a scheduled article appears when its time comes, without a save and without a restart', async () => {
  let now = NOW;
  const { app, signIn } = await openDesk({ now: () => now });
  const editor = await signIn('editor');
  const author = { author: 'Ana Ruiz', authorRole: 'Runs two bars', authorBio: 'Writes of what breaks on Fridays.' };
  await save(editor, 0, {
    status: 'scheduled',
    publishAt: '2025-07-15T10:00',
    tags: 'one, two',
    language: 'es',
    ...author,
  });
  const list = async () => (await app.inject(`${API}/articles`)).json().data;
  expect(await list()).toEqual([]);
  expect((await app.inject(`${API}/articles/${ID}`)).json()).toEqual({ data: null });
  now = new Date('2025-07-15T15:00:00.000Z');
  expect(await list()).toEqual([
    {
      id: ID,
      language: 'es',
      title: 'Gift cards',
      excerpt: '',
      ...author,
      category: 'POS Software',
      tags: ['one', 'two'],
      featured: false,
      publishedOn: '2025-07-15',
      readMinutes: 1,
    },
  ]);
  expect((await app.inject(`${API}/articles/${ID}`)).json()).toEqual({ data: { id: ID, blocks: BLOCKS } });
});

test('an edit of a published article keeps its date, and without a database the last articles stay', async () => {
  let now = NOW;
  const { app, database, signIn } = await openDesk({ now: () => now });
  const editor = await signIn('editor');
  await save(editor, 0);
  now = new Date('2025-07-15T15:30:00.000Z');
  await save(editor, 1, { title: 'Better' });
  const opened = (await editor.get(`/api/desk/articles/${ID}`)).json().data;
  expect(opened.at).toBe(NOW.toISOString());
  expect((await app.inject(`${API}/articles`)).json().data).toHaveLength(1);
  await database.connection.schema.dropTable('article_version').execute();
  expect((await app.inject(`${API}/articles`)).json().data).toHaveLength(1);
});
