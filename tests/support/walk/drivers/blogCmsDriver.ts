import { walkedArticles, walkedForm } from '#machines/blogCms/blogCmsModel.ts';
import form from '#schemas/forms/article-form.schema.json';
import options from '#schemas/options.json';
import texts from '#schemas/texts/blog-cms.json';
import type { Driver, WalkedPage } from '../driver.ts';

const { worked, spared } = walkedArticles;
const rowKey = (text: string, { title }: { title: string }) => text.replace('{title}', title);
const statusTitle = (status: string) =>
  options.$defs.articleStatus.oneOf.find((option) => option.const === status)?.title ?? status;

const typeExcerpt = (page: WalkedPage) => page.type(form.properties.excerpt.title, walkedForm.excerpt);

async function pressInRow(page: WalkedPage, key: string): Promise<void> {
  // The row may be hidden by a search or a status.
  await page.type(texts.search, '');
  await page.pick(texts.status, texts.allStatus);
  await page.press(key);
}

/** The blog's desk, for somebody who is signed in. */
export const blogCmsDriver = (): Driver => ({
  machine: 'blogCms',
  opens: '/blog-cms',
  holds: ['user'],
  prepare: (page) => page.answerAlways('user', { status: 200, body: { id: 7 } }),
  gestures: {
    'search.changed': (page, { event }) => page.type(texts.search, event.search),
    'status.filtered': (page, { event }) => page.pick(texts.status, statusTitle(event.status)),
    'create.pressed': (page) => page.press(texts.create),
    'edit.pressed': (page) => pressInRow(page, rowKey(texts.table.edit, worked)),
    'view.pressed': (page) => pressInRow(page, rowKey(texts.table.view, worked)),
    'article.deleted': (page) => pressInRow(page, rowKey(texts.table.delete, spared)),
    'form.changed': typeExcerpt,
    'form.submitted': async (page, { snapshot }) => {
      await typeExcerpt(page);
      await page.press(snapshot.matches('creating') ? texts.dialog.createArticle : texts.dialog.updateArticle);
    },
    'dialog.cancelled': (page) => page.press(texts.dialog.cancel),
    'dialog.dismissed': (page) => page.press(texts.dialog.close),
  },
  sights: {
    browsing: (page) => page.seesHeading(texts.title),
    creating: (page) => page.seesButton(texts.dialog.createArticle, 'ready'),
    editing: (page) => page.seesButton(texts.dialog.updateArticle, 'ready'),
    viewing: (page, { snapshot }) => page.seesText(snapshot.context.form.excerpt),
  },
});
