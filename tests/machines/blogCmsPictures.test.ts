import { expect, test } from 'vitest';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import { desk, picture } from '#tests/support/cmsDesk.ts';
import { deferred } from '#tests/support/deferred.ts';

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
