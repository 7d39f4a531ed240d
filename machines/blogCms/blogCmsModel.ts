import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import content from '#schemas/content/articles.json';
import form from '#schemas/forms/article-form.schema.json';
import texts from '#schemas/texts/blog-cms.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { blogCmsMachine } from './blogCmsMachine.ts';
import { hasUnsaved } from './blogCmsSetup.ts';

const base = {
  author: 'The desk',
  category: content.categories[0] ?? '',
  featured: false,
  at: '2025-07-15T14:00:00.000Z',
};

/** The article that is viewed and edited, and the one that is deleted. */
export const walkedArticles = {
  worked: { ...base, id: 'worked', revision: 2, title: 'Gift cards that guests use', status: 'published' },
  spared: { ...base, id: 'spared', revision: 1, title: 'Tips on card payments', status: 'draft' },
} as const satisfies Record<string, DeskArticle>;

const { worked, spared } = walkedArticles;

/** The title is unchanged, because the article is found by it. */
export const walkedForm = { title: worked.title, excerpt: 'In a line.' };

/** The article as the server has it, at one of its two revisions. */
export const openedAt = (shown: number): OpenedArticle => ({
  ...worked,
  form: { title: worked.title, excerpt: `As it was at save ${shown}.`, status: 'published' },
  shown,
  revisions: [2, 1].map((number) => ({ number, by: 'editor@tillmatch.example', at: base.at })),
});

/** The chosen picture as the server keeps it. */
const walkedPicture = { path: `/pictures/${'0'.repeat(32)}.webp`, width: 640, height: 400 };

/** The server's answer when another editor has saved the article meanwhile. */
export const CONFLICT = { status: 409, message: 'Somebody else has changed this article' };

/** The blog CMS. Where an event leads depends on whether a form is new, which revision is viewed and what was deleted. */
export const blogCmsModel = (): MachineModel => ({
  title: 'Blog CMS',
  machine: blogCmsMachine,
  input: { kept: undefined },
  classes: (type, snapshot) => {
    switch (type) {
      case 'search.changed':
        return [{ type, search: worked.title.slice(0, 6) }];
      case 'status.filtered':
        return [{ type, status: worked.status }];
      case 'create.pressed':
        return [{ type, id: 'new' }];
      case 'edit.pressed':
      case 'view.pressed':
        return [{ type, id: worked.id }];
      case 'article.deleted':
        return [{ type, id: spared.id }];
      case 'form.changed':
        // Different from what the form already holds.
        return [{ type, form: snapshot.matches('conflict') ? { ...walkedForm, excerpt: 'In two.' } : walkedForm }];
      case 'form.submitted':
        return [{ type, form: walkedForm }];
      case 'revision.chosen':
        return [{ type, revision: 1 }];
      // Pictures in the text are placed by the text editor, which the machine does not know.
      case 'picture.chosen':
        return [{ type, place: 'cover', file: new Blob() }];
      case 'xstate.done.actor.uploadPicture':
        return [{ type, output: walkedPicture }];
      case 'xstate.done.actor.loadArticles':
        return [{ type, output: [worked, spared] }];
      case 'xstate.done.actor.openArticle':
        return [{ type, output: openedAt(snapshot.matches('openingPreview') && snapshot.context.opened ? 1 : 2) }];
      case 'xstate.done.actor.saveArticle':
        return [{ type, output: openedAt(2) }];
      case 'xstate.error.actor.saveArticle':
        return [...plainEvent(type, snapshot), { type, error: CONFLICT }];
      default:
        return plainEvent(type, snapshot);
    }
  },
  memory: ({ context: { worked: article, begun, upload, unfinished, opened, removed, articles } }) => ({
    worked: article && [article.id, article.revision === 0, hasUnsaved({ worked: article, begun })],
    upload: upload && 'error' in upload,
    unfinished: Object.keys(unfinished).sort(),
    shown: opened?.shown,
    removed: removed?.id,
    articles: articles.length,
  }),
  sayEvent: (event, snapshot) => {
    switch (event.type) {
      case 'search.changed':
        return `Type “${event.search}” into “${texts.search}”`;
      case 'status.filtered':
        return `Choose “${event.status}” under “${texts.status}”`;
      case 'create.pressed':
        return `Press “${texts.create}”`;
      case 'edit.pressed':
        return `Press the pencil of “${worked.title}”`;
      case 'view.pressed':
        return `Press the eye of “${worked.title}”`;
      case 'article.deleted':
        return `Press the bin of “${spared.title}”`;
      case 'undo.pressed':
        return `Press “${texts.removed.undo}”`;
      case 'retry.pressed':
        return `Press “${texts.unavailable.retry}”`;
      case 'form.changed':
        return `Type “${event.form.excerpt}” under “Excerpt”`;
      case 'form.submitted':
        return `Press “${snapshot.matches('creating') ? texts.dialog.createArticle : texts.dialog.updateArticle}”`;
      case 'picture.chosen':
        return `Choose a picture under “${form.properties.cover.title}”`;
      case 'upload.stopped':
        return `Press “${texts.picture.stop}”`;
      case 'giveUp.confirmed':
        return `Press “${texts.unsaved.giveUp}”`;
      case 'giveUp.declined':
        return `Press “${texts.unsaved.keep}”`;
      case 'theirs.taken':
        return `Press “${texts.conflict.theirs}”`;
      case 'mine.kept':
        return `Press “${texts.conflict.mine}”`;
      case 'revision.chosen':
        return 'Choose the first save under “Saves”';
      case 'restore.pressed':
        return `Press “${texts.revisions.restore}”`;
      case 'dialog.cancelled':
        return `Press “${texts.dialog.cancel}”`;
      case 'dialog.dismissed':
        return 'Close the dialog by its cross or Escape';
      default:
        if (event.type.startsWith('xstate.done.')) return 'The server answers';
        return event.error === CONFLICT ? 'Somebody else has saved it meanwhile' : 'The server refuses';
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('loading')) return 'The page says that the articles are being loaded';
    if (snapshot.matches('unavailable')) return `“${texts.unavailable.title}” with “${texts.unavailable.retry}”`;
    if (snapshot.hasTag('asking')) return `The dialog asks “${texts.unsaved.question}”`;
    if (snapshot.hasTag('uploading')) return `The dialog says “${texts.picture.uploading}”`;
    if (snapshot.matches('creating')) return `The dialog “${texts.dialog.create}” is open`;
    if (snapshot.matches('editing')) return `The dialog “${texts.dialog.edit}” is open with the article`;
    if (snapshot.matches('conflict'))
      return `The dialog is open with what was typed, and says “${texts.conflict.title}”`;
    if (snapshot.hasTag('form')) return 'The dialog is open, and its button is busy';
    if (snapshot.matches('viewing')) return 'The article can be read in a dialog, with its saves';
    if (snapshot.hasTag('busy')) return 'The table is on the screen, and the page waits for the server';
    return 'The table of articles is on the screen';
  },
});
