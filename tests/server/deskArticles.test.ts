import { expect, test } from 'vitest';
import { openDesk } from '#tests/support/deskVisit.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import type { Browser } from '#tests/support/testServer.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';
const NOW = new Date('2025-07-15T14:00:00.000Z');
const form = { title: 'Gift cards', content: '<p>They come back.</p>', category: 'POS Software', status: 'published' };

const save = (visitor: Browser, revision: number, changes: object = {}) =>
  visitor.post('/api/desk/articles', { id: ID, revision, ...form, ...changes });
const read = async (visitor: Browser, query = '') =>
  (await visitor.get(`/api/desk/articles/${ID}${query}`)).json().data;

describeOnBothDatabases('articles on the desk', (open) => {
  async function editorsDesk(now = () => NOW) {
    const database = await open();
    const { signIn } = await openDesk({ database, now });
    return { editor: await signIn('editor'), owner: await signIn('owner'), close: () => database.connection.destroy() };
  }

  test('an article is kept with each of its saves, who saved it and when', async () => {
    const { editor, owner, close } = await editorsDesk();
    expect((await save(editor, 0, { status: 'draft', tags: ' loyalty, gift cards,, loyalty ' })).statusCode).toBe(200);
    expect((await save(owner, 1, { title: ' Gift cards for all ', featured: true })).statusCode).toBe(200);
    expect(await read(editor)).toEqual({
      id: ID,
      revision: 2,
      title: 'Gift cards for all',
      author: '',
      category: 'POS Software',
      featured: true,
      status: 'published',
      at: NOW.toISOString(),
      shown: 2,
      form: { ...form, title: 'Gift cards for all', featured: true, language: 'en' },
      revisions: [
        { number: 2, by: 'owner@tillmatch.example', at: NOW.toISOString() },
        { number: 1, by: 'editor@tillmatch.example', at: NOW.toISOString() },
      ],
    });
    expect((await read(editor, '?revision=1')).form).toEqual({
      ...form,
      status: 'draft',
      tags: 'loyalty, gift cards',
      language: 'en',
    });
    expect((await editor.get(`/api/desk/articles/${ID}?revision=9`)).statusCode).toBe(404);
    await close();
  });

  test('D73: of two saves of the same revision the second is refused, and nothing of it is stored', async () => {
    const { editor, owner, close } = await editorsDesk();
    await save(editor, 0);
    const [first, second] = await Promise.all([
      save(editor, 1, { title: 'Mine' }),
      save(owner, 1, { title: 'Theirs' }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    const refused = first.statusCode === 409 ? first : second;
    expect(refused.json()).toEqual({ message: 'Somebody else has changed this article meanwhile.' });
    const article = await read(editor);
    expect([article.revision, article.revisions.length]).toEqual([2, 2]);
    expect((await save(owner, 0, { title: 'Under a taken id' })).statusCode).toBe(409);
    await close();
  });

  test('a save whose answer was lost is sent again and stored once', async () => {
    const { editor, close } = await editorsDesk();
    for (let times = 0; times < 3; times += 1) expect((await save(editor, 0)).statusCode).toBe(200);
    expect((await read(editor)).revisions).toHaveLength(1);
    await close();
  });

  test('an article is taken away and back, and never under a change that was not seen', async () => {
    const { editor, close } = await editorsDesk();
    await save(editor, 0);
    await save(editor, 1, { title: 'Changed' });
    const remove = async (revision: number, isRemoved: boolean) =>
      (await editor.post('/api/desk/articles/removal', { id: ID, revision, isRemoved })).statusCode;
    const listed = async () => (await editor.get('/api/desk/articles')).json().data.length;
    expect([await remove(1, true), await listed()]).toEqual([409, 1]);
    expect([await remove(2, true), await listed()]).toEqual([200, 0]);
    expect((await editor.get(`/api/desk/articles/${ID}`)).statusCode).toBe(404);
    const late = await save(editor, 2);
    expect([late.statusCode, late.json().message]).toEqual([404, expect.stringContaining('deleted meanwhile')]);
    expect([await remove(2, false), await listed()]).toEqual([200, 1]);
    await close();
  });

  test('a scheduled article is published once its time in the time zone of the site has come', async () => {
    let now = NOW;
    const { editor, close } = await editorsDesk(() => now);
    // In summer ten o'clock in Chicago is 15:00 UTC.
    await save(editor, 0, { status: 'scheduled', publishAt: '2025-07-15T10:00' });
    const status = async () => (await editor.get('/api/desk/articles')).json().data[0].status;
    now = new Date('2025-07-15T14:59:59.000Z');
    expect(await status()).toBe('scheduled');
    now = new Date('2025-07-15T15:00:00.000Z');
    expect(await status()).toBe('published');
    await close();
  });
});

test('to publish, an article needs a title, a content and, to be scheduled, a time; a draft needs nothing', async () => {
  const { signIn } = await openDesk({ now: () => NOW });
  const editor = await signIn('editor');
  const refused = async (changes: object) => Object.keys((await save(editor, 0, changes)).json().errors ?? {});
  expect(await refused({ title: ' ' })).toEqual(['title']);
  expect(await refused({ content: '<script>1</script>' })).toEqual(['content']);
  expect(await refused({ status: 'scheduled' })).toEqual(['publishAt']);
  expect(await refused({ status: 'scheduled', publishAt: '2025-02-30T12:00' })).toEqual(['publishAt']);
  expect(await refused({ language: 'xx' })).toEqual(['language']);
  expect((await editor.post('/api/desk/articles', { id: ID, revision: 0 })).statusCode).toBe(200);
});

test('what is stored holds nothing but the blocks that an article may have', async () => {
  const { signIn } = await openDesk({ now: () => NOW });
  const editor = await signIn('editor');
  const content =
    '<h2 onclick="x()">Fees</h2><script>x()</script><p style="color:red">All <b>bold</b> <a href="javascript:x()">go</a></p><img src=x onerror=x()>';
  await save(editor, 0, { content });
  expect((await read(editor)).form.content).toBe('<h2>Fees</h2><p>All <strong>bold</strong> go</p>');
});

test('a body that is too large is refused before it is read, and one that is too long by its field', async () => {
  const { signIn } = await openDesk({ now: () => NOW });
  const editor = await signIn('editor');
  expect((await save(editor, 0, { content: 'x'.repeat(3_000_000) })).statusCode).toBe(413);
  expect((await save(editor, 0, { content: 'x'.repeat(200_001) })).json().errors).toEqual({
    content: ['Please enter at most 200000 characters.'],
  });
});
