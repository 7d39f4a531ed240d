import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeOldRows } from '#server/removeOldRows.ts';
import { createPictureRepository } from '#server/repositories/pictureRepository.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, type Browser } from '#tests/support/testServer.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';
const NOW = new Date('2025-07-15T14:00:00.000Z');
const DAY = 24 * 3600 * 1000;

const drawing = (width = 40, height = 20, color = '#a03020') =>
  sharp({ create: { width, height, channels: 3, background: color } });
const photo = () =>
  drawing(2400, 1200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'A. Cook' }, IFD3: { GPSLatitudeRef: 'N' } });

async function upload(visitor: Browser, payload: Buffer | string) {
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.prepare();
  const headers = { 'content-type': 'application/octet-stream' };
  return visitor.send({ method: 'POST', url: '/api/desk/pictures', payload, headers });
}
const pathOf = async (visitor: Browser, payload: Buffer): Promise<string> =>
  (await upload(visitor, payload)).json().data.path;
const save = (visitor: Browser, revision: number, changes: object = {}) =>
  visitor.post('/api/desk/articles', {
    id: ID,
    revision,
    title: 'Gift cards',
    content: '<p>They come back.</p>',
    status: 'published',
    ...changes,
  });
const refusedFields = async (answer: ReturnType<typeof save>) => Object.keys((await answer).json().errors ?? {});

describeOnBothDatabases('pictures of articles', (open) => {
  test('D76: a picture is kept small and without what a camera adds, shown by its article, and goes with it', async () => {
    let now = NOW;
    const database = await open();
    const { app, signIn } = await openDesk({ database, now: () => now });
    const editor = await signIn('editor');
    const answer = await upload(editor, await photo().toBuffer());
    expect([answer.statusCode, answer.json().data]).toEqual([
      201,
      { path: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/), width: 1600, height: 800 },
    ]);
    const { path } = answer.json().data;
    const within = await pathOf(editor, await drawing().png().toBuffer());
    const content = `<p>They come back.</p><img src="${within}" alt="A card" width="9999" onerror="x()">`;
    expect((await save(editor, 0, { cover: path, coverAlt: ' A bar ', content })).statusCode).toBe(200);
    const [listed] = (await app.inject(`${API}/articles`)).json().data;
    expect(listed.cover).toEqual({ path, alt: 'A bar' });
    expect((await app.inject(`${API}/articles/${ID}`)).json().data.blocks[1]).toEqual({
      kind: 'picture',
      path: within,
      alt: 'A card',
      width: 40,
      height: 20,
    });

    const large = await app.inject(path);
    const read = await sharp(large.rawPayload).metadata();
    expect([read.format, read.width, read.exif, read.xmp]).toEqual(['webp', 1600, undefined, undefined]);
    const small = await sharp((await app.inject(path.replace('.webp', '-small.webp'))).rawPayload).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 640, 320]);

    // An older save needs the cover for as long as it can be restored.
    await save(editor, 1, { content });
    const clean = () => removeOldRows(database.connection, now, { mails: 90, interactions: 365 });
    const there = async () => [(await app.inject(path)).statusCode, (await app.inject(within)).statusCode];
    now = new Date(NOW.getTime() + 40 * DAY);
    await clean();
    expect(await there()).toEqual([200, 200]);
    const again = await signIn('owner');
    await again.post('/api/desk/articles/removal', { id: ID, revision: 2, isRemoved: true });
    now = new Date(now.getTime() + 29 * DAY);
    await clean();
    expect(await there()).toEqual([200, 200]);
    now = new Date(now.getTime() + 2 * DAY);
    await clean();
    expect(await there()).toEqual([404, 404]);
    await database.connection.destroy();
  });

  test('what is uploaded and shown by nothing goes after thirty days, and counts from the start when it comes again', async () => {
    const database = await open();
    const pictures = createPictureRepository(database.connection);
    const picture = { large: Buffer.from([1, 0, 255]), small: Buffer.from([2]), width: 1, height: 1 };
    const at = (days: number) => new Date(NOW.getTime() + days * DAY);
    await pictures.add({ ...picture, id: 'once' }, 'editor@tillmatch.example', at(0));
    await pictures.add({ ...picture, id: 'again' }, 'editor@tillmatch.example', at(0));
    await pictures.add({ ...picture, id: 'again' }, 'editor@tillmatch.example', at(20));
    await pictures.removeUnusedBefore(at(1));
    expect([...(await pictures.find(['once', 'again'])).keys()]).toEqual(['again']);
    expect([...((await pictures.bytesOf('again', 'large')) ?? [])]).toEqual([1, 0, 255]);
    await database.connection.destroy();
  });
});

test('a picture is cached for good, as a picture only, and has no address but its own', async () => {
  const { app, signIn } = await openDesk();
  const editor = await signIn('editor');
  const path = await pathOf(editor, await drawing().webp().toBuffer());
  const { headers, statusCode } = await app.inject(path);
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect((await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: path })).headers['content-length']).toBe(headers['content-length']);
  for (const other of [
    '/pictures/../../etc/passwd',
    '/pictures/..%2f..%2fetc%2fpasswd',
    `${path}/..`,
    path.toUpperCase(),
    path.replace('.webp', '.svg'),
    path.replace('.webp', ''),
    '/pictures/%27%20or%201=1.webp',
    `/pictures/${'0'.repeat(32)}.webp`,
  ])
    expect([other, (await app.inject(other)).statusCode]).toEqual([other, 404]);
  expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(405);
});

test('a file is judged by its content: what is no picture, is broken, runs or unpacks to too much is refused', async () => {
  const { signIn } = await openDesk();
  const editor = await signIn('editor');
  const png = await drawing().png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  // A few hundred kilobytes that unpack to 100 megapixels.
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const [name, file, says] of [
    ['an SVG', Buffer.from(svg), 'cannot be read as a picture'],
    ['a GIF', gif, 'cannot be read as a picture'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'cannot be read as a picture'],
    ['half a picture', png.subarray(0, png.length / 2), 'cannot be read as a picture'],
    ['nothing', Buffer.alloc(0), 'cannot be read as a picture'],
    ['a bomb', bomb, 'more than 50 megapixels'],
  ] as const) {
    const answer = await upload(editor, file);
    expect([name, answer.statusCode, answer.json().errors?.picture?.[0]]).toEqual([
      name,
      422,
      expect.stringContaining(says),
    ]);
  }
  expect((await editor.post('/api/desk/pictures', { file: png.toString('base64') })).statusCode).toBe(422);
  expect((await upload(editor, Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  // Data hidden after a picture is not kept.
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const kept = await editor.get(await pathOf(editor, polyglot));
  expect(kept.rawPayload.includes('<script>')).toBe(false);
});

test('nothing is saved with a picture that is not there or of which nobody says what it shows', async () => {
  const { signIn } = await openDesk();
  const editor = await signIn('editor');
  const path = await pathOf(editor, await drawing().png().toBuffer());
  const unknown = `/pictures/${'0'.repeat(32)}.webp`;
  const draft = (changes: object) => refusedFields(save(editor, 0, { status: 'draft', ...changes }));
  expect(await draft({ cover: path })).toEqual(['coverAlt']);
  expect(await draft({ cover: path, coverAlt: '  ' })).toEqual(['coverAlt']);
  expect(await draft({ cover: unknown, coverAlt: 'A bar' })).toEqual(['cover']);
  expect(await draft({ cover: 'https://example.net/x.png', coverAlt: 'A bar' })).toEqual(['cover']);
  expect(await draft({ content: `<img src="${path}" alt=" ">` })).toEqual(['content']);
  expect(await draft({ content: `<ul><li><img src="${path}"></li></ul>` })).toEqual(['content']);
  expect(await draft({ content: `<img src="${unknown}" alt="A bar">` })).toEqual(['content']);
  const foreign = await save(editor, 0, { content: '<p>a</p><img src="https://example.net/x.png" alt="x">' });
  expect(foreign.json().data.form.content).toBe('<p>a</p>');
});

test('a few uploads are taken at a time, and the next are told to come again', async () => {
  const { signIn } = await openDesk();
  const editor = await signIn('editor');
  const file = await drawing(1200, 800).png().toBuffer();
  const statuses = (await Promise.all(Array.from({ length: 9 }, () => upload(editor, file)))).map(
    (answer) => answer.statusCode,
  );
  expect([...new Set(statuses)].sort()).toEqual([201, 503]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect((await upload(editor, file)).statusCode).toBe(201);
});
