import type { AnyEventObject } from 'xstate';
import { CONFLICT, openedAt, walkedArticles, walkedForm } from '#machines/blogCms/blogCmsModel.ts';
import site from '#schemas/content/site.json';
import form from '#schemas/forms/article-form.schema.json';
import options from '#schemas/options.json';
import texts from '#schemas/texts/blog-cms.json';
import { type Answer, refusal } from '../calls.ts';
import type { Driver, WalkedPage } from '../driver.ts';

const { worked, spared } = walkedArticles;
const rowKey = (text: string, { title }: { title: string }) => text.replace('{title}', title);
const statusTitle = (status: string) =>
  options.$defs.articleStatus.oneOf.find((option) => option.const === status)?.title ?? status;

const typeExcerpt = (page: WalkedPage, excerpt = walkedForm.excerpt) =>
  page.type(form.properties.excerpt.title, excerpt);

async function pressInRow(page: WalkedPage, key: string): Promise<void> {
  // The row may be hidden by a search or a status.
  await page.type(texts.search, '');
  await page.pick(texts.status, texts.allStatus);
  await page.press(key);
}

/** A save in the list of saves. */
function saveKey(number: number): string {
  const [first] = openedAt(number).revisions;
  const { timeZone } = site;
  const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return texts.revisions.entry
    .replace('{number}', String(number))
    .replace('{date}', shown.format(new Date(worked.at)))
    .replace('{person}', first?.by ?? '');
}

const refused = ({ error }: AnyEventObject): Answer =>
  error === CONFLICT ? { status: CONFLICT.status, body: { message: CONFLICT.message } } : refusal;

/** The blog's desk, for a signed-in editor. */
export const blogCmsDriver = (): Driver => ({
  machine: 'blogCms',
  opens: '/blog-cms',
  holds: ['user', 'articles', 'article', 'saveArticle', 'removeArticle', 'uploadPicture'],
  prepare: (page) => page.answerAlways('user', { status: 200, body: { id: 7 } }),
  gestures: {
    'search.changed': (page, { event }) => page.type(texts.search, event.search),
    'status.filtered': (page, { event }) => page.pick(texts.status, statusTitle(event.status)),
    'create.pressed': (page) => page.press(texts.create),
    'edit.pressed': (page) => pressInRow(page, rowKey(texts.table.edit, worked)),
    'view.pressed': (page) => pressInRow(page, rowKey(texts.table.view, worked)),
    'article.deleted': (page) => pressInRow(page, rowKey(texts.table.delete, spared)),
    'undo.pressed': (page) => page.press(texts.removed.undo),
    'retry.pressed': (page) => page.press(texts.unavailable.retry),
    'form.changed': (page, { event }) => typeExcerpt(page, event.form.excerpt),
    'form.submitted': async (page, { snapshot }) => {
      await typeExcerpt(page);
      await page.press(snapshot.matches('creating') ? texts.dialog.createArticle : texts.dialog.updateArticle);
    },
    'picture.chosen': (page) => page.attach(form.properties.cover.title),
    'upload.stopped': (page) => page.press(texts.picture.stop),
    'giveUp.confirmed': (page) => page.press(texts.unsaved.giveUp),
    'giveUp.declined': (page) => page.press(texts.unsaved.keep),
    'mine.kept': (page) => page.press(texts.conflict.mine),
    'theirs.taken': (page) => page.press(texts.conflict.theirs),
    'revision.chosen': (page, { event }) => page.press(saveKey(event.revision)),
    'restore.pressed': (page) => page.press(texts.revisions.restore),
    'dialog.cancelled': (page) => page.press(texts.dialog.cancel),
    'dialog.dismissed': (page) => page.press(texts.dialog.close),
    'xstate.done.actor.uploadPicture': (page, { event }) =>
      page.answer('uploadPicture', { status: 201, body: { data: event.output } }),
    'xstate.error.actor.uploadPicture': (page) => page.answer('uploadPicture', refusal),
    'xstate.done.actor.loadArticles': (page) =>
      page.answer('articles', { status: 200, body: { data: [worked, spared] } }),
    'xstate.error.actor.loadArticles': (page) => page.answer('articles', refusal),
    'xstate.done.actor.openArticle': (page, { event }) =>
      page.answer('article', { status: 200, body: { data: event.output } }),
    'xstate.error.actor.openArticle': (page) => page.answer('article', refusal),
    'xstate.done.actor.saveArticle': (page, { event }) =>
      page.answer('saveArticle', { status: 200, body: { data: event.output } }),
    'xstate.error.actor.saveArticle': (page, { event }) => page.answer('saveArticle', refused(event)),
    'xstate.done.actor.removeArticle': (page) => page.answer('removeArticle', { status: 200, body: { data: {} } }),
    'xstate.error.actor.removeArticle': (page) => page.answer('removeArticle', refusal),
  },
  sights: {
    loading: (page) => page.seesText(texts.loading),
    unavailable: (page) => page.seesText(texts.unavailable.title),
    browsing: (page) => page.seesButton(texts.create, 'ready'),
    openingForm: (page) => page.seesHeading(texts.title),
    // While another save is being opened, the shown one is kept.
    openingPreview: (page, { snapshot: { context } }) =>
      context.opened ? page.seesText(context.opened.form.excerpt) : page.seesHeading(texts.title),
    'creating.typing': (page) => page.seesButton(texts.dialog.createArticle, 'ready'),
    'editing.typing': (page) => page.seesButton(texts.dialog.updateArticle, 'ready'),
    '*.uploading': (page) => page.seesText(texts.picture.uploading),
    '*.givingUp': (page) => page.seesButton(texts.unsaved.giveUp, 'ready'),
    saving: (page) => page.seesButton(texts.dialog.saving, 'busy'),
    'conflict.choosing': (page) => page.seesText(texts.conflict.title),
    overtaking: (page) => page.seesButton(texts.dialog.saving, 'busy'),
    viewing: (page, { snapshot }) => page.seesText(snapshot.context.opened.form.excerpt),
    restoring: (page) => page.seesButton(texts.revisions.restore, 'busy'),
    removing: (page) => page.seesHeading(texts.title),
    puttingBack: (page) => page.seesHeading(texts.title),
  },
});
