import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type ArticleDraft, type ArticleStatus, isSameDraft } from '#domain/articles/blogArticle.ts';
import type { DeskArticle, OpenedArticle } from '#domain/articles/deskArticle.ts';
import type { ArticlePicture } from '#domain/articles/picture.ts';
import { isRecord } from '#domain/json.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Toast, ToastKey } from '../toast.ts';

/** An article as it is being written, and the revision that it began with; 0 for a new one. */
export type WorkedArticle = { id: string; revision: number; form: ArticleDraft };
/** The revision of an article to open; the newest without a number. */
export type WantedArticle = { id: string; revision?: number };
export type Removal = { id: string; revision: number; isRemoved: boolean };

/** Where in an article a picture goes. */
export type PicturePlace = 'cover' | 'content';
export type PictureUpload = { place: PicturePlace; file: Blob };

/** What outlives a reload of the page. */
export type KeptWork = {
  search: string;
  status: ArticleStatus | undefined;
  /** Forms closed without being sent or cancelled, by article; each is restored when its article is opened again (BL-13). */
  unfinished: Readonly<Record<string, WorkedArticle>>;
};

export type BlogCmsContext = KeptWork & {
  articles: readonly DeskArticle[];
  /** The article whose form is open. */
  worked: WorkedArticle | undefined;
  /** The form as it was opened; undefined for an unfinished one, which differs from what is stored. */
  begun: ArticleDraft | undefined;
  /** The picture being sent, or a refused one with the reason. */
  upload: (PictureUpload & { error?: unknown }) | undefined;
  /** The article being viewed. */
  opened: OpenedArticle | undefined;
  /** A form that the server refused, and why. */
  refusal: { error: unknown; form: ArticleDraft } | undefined;
  /** The article that was deleted last, which can be put back. */
  removed: DeskArticle | undefined;
};

export type BlogCmsEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'status.filtered'; status: ArticleStatus | undefined }
  /** `id` is for a new article; an unfinished one has its own. */
  | { type: 'create.pressed'; id: string }
  | { type: 'edit.pressed'; id: string }
  | { type: 'view.pressed'; id: string }
  | { type: 'form.changed'; form: ArticleDraft }
  | { type: 'form.submitted'; form: ArticleDraft }
  | ({ type: 'picture.chosen' } & PictureUpload)
  | { type: 'upload.stopped' }
  /** By Cancel, which gives up what was typed once the editor confirms. */
  | { type: 'dialog.cancelled' }
  /** By Escape, the close button, or a press outside the dialog. */
  | { type: 'dialog.dismissed' }
  | { type: 'giveUp.confirmed' }
  | { type: 'giveUp.declined' }
  /** In a conflict: the other editor's version is opened instead, or overwritten. */
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' }
  | { type: 'revision.chosen'; revision: number }
  | { type: 'restore.pressed' }
  | { type: 'article.deleted'; id: string }
  | { type: 'undo.pressed' }
  | { type: 'retry.pressed' };

/** The server has stored a picture; one for the text goes where the cursor is. */
export type PictureStored = { type: 'picture.stored'; place: PicturePlace; picture: ArticlePicture };
/** The server no longer knows who is signed in. */
export type SessionEnded = { type: 'session.ended' };

/** The key of an article that is not stored yet. */
const NEW = '';
const NEW_FORM: ArticleDraft = { status: 'draft' };

/** The types, actors, guards and actions of the blog CMS; its states are in blogCmsMachine.ts. */
export const blogCms = setup({
  types: {
    context: {} as BlogCmsContext,
    events: {} as BlogCmsEvent,
    emitted: {} as Toast | PictureStored | SessionEnded,
    input: {} as { kept: KeptWork | undefined },
    tags: {} as 'form' | 'busy' | 'table' | 'asking' | 'uploading',
    children: {} as {
      loadArticles: 'loadArticles';
      openArticle: 'openArticle';
      saveArticle: 'saveArticle';
      removeArticle: 'removeArticle';
      uploadPicture: 'uploadPicture';
    },
  },
  actors: {
    loadArticles: fromPromise<readonly DeskArticle[]>(actorNotProvided('loadArticles')),
    openArticle: fromPromise<OpenedArticle, WantedArticle>(actorNotProvided('openArticle')),
    saveArticle: fromPromise<OpenedArticle, WorkedArticle>(actorNotProvided('saveArticle')),
    removeArticle: fromPromise<void, Removal>(actorNotProvided('removeArticle')),
    uploadPicture: fromPromise<ArticlePicture, PictureUpload>(actorNotProvided('uploadPicture')),
  },
  guards: {
    isNew: ({ context }) => context.worked?.revision === 0,
    hasUnsaved: ({ context }) => hasUnsaved(context),
    isWorkedOn: ({ context }) => context.worked !== undefined,
    isLeftUnfinished: ({ context }, { id }: { id: string }) => context.unfinished[id] !== undefined,
    /** Articles that ship with the site cannot be edited here. */
    isKeptHere: ({ context }, { id }: { id: string }) => (articleIn(context, id)?.revision ?? 0) > 0,
    isConflict: (_, { error }: { error: unknown }) => statusOf(error) === 409,
    isOlder: ({ context: { opened } }) => opened !== undefined && opened.shown < opened.revision,
    wasRemoved: ({ context }) => context.removed !== undefined,
  },
  actions: {
    keepSearch: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
    keepStatus: assign(({ event }) => (event.type === 'status.filtered' ? { status: event.status } : {})),
    keepArticles: assign((_, { articles }: { articles: readonly DeskArticle[] }) => ({ articles })),
    startArticle: assign(({ context }, { id }: { id: string }) => ({
      worked: context.unfinished[NEW] ?? { id, revision: 0, form: NEW_FORM },
      begun: context.unfinished[NEW] ? undefined : NEW_FORM,
    })),
    takeUpUnfinished: assign(({ context }, { id }: { id: string }) => ({
      worked: context.unfinished[id],
      begun: undefined,
    })),
    takeUp: assign((_, { opened }: { opened: OpenedArticle }) => ({
      worked: { id: opened.id, revision: opened.revision, form: opened.form },
      begun: opened.form,
    })),
    /** Keeps the form, now as an edit of the newest revision. */
    takeRevision: assign(({ context }, { opened }: { opened: OpenedArticle }) => ({
      worked: context.worked && { ...context.worked, revision: opened.revision },
    })),
    show: assign((_, { opened }: { opened: OpenedArticle }) => ({ opened })),
    keepForm: assign(({ context, event }) =>
      event.type === 'form.changed' || event.type === 'form.submitted'
        ? { worked: context.worked && { ...context.worked, form: event.form } }
        : {},
    ),
    keepUpload: assign((_, { place, file }: PictureUpload) => ({ upload: { place, file } })),
    keepCover: assign(({ context: { worked, upload } }, { picture }: { picture: ArticlePicture }) =>
      upload?.place === 'cover'
        ? { worked: worked && { ...worked, form: { ...worked.form, cover: picture.path } } }
        : {},
    ),
    keepUploadError: assign(({ context: { upload } }, { error }: { error: unknown }) => ({
      upload: upload && { ...upload, error },
    })),
    askForSignIn: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (isSignedOut(error)) enqueue.emit({ type: 'session.ended' });
    }),
    forgetUpload: assign({ upload: undefined }),
    keepUnfinished: assign(({ context: { unfinished, worked } }) =>
      worked ? { unfinished: { ...unfinished, [placeOf(worked)]: worked } } : {},
    ),
    forgetUnfinished: assign(({ context: { unfinished, worked } }) => {
      if (!worked) return {};
      const { [placeOf(worked)]: _form, ...others } = unfinished;
      return { unfinished: others };
    }),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      refusal: { error, form: context.worked?.form ?? {} },
    })),
    forgetRefusal: assign({ refusal: undefined }),
    /** A new article goes first. */
    keepSaved: assign(({ context: { articles } }, { saved }: { saved: OpenedArticle }) => ({
      articles: articles.some(({ id }) => id === saved.id)
        ? articles.map((article) => (article.id === saved.id ? saved : article))
        : [saved, ...articles],
    })),
    takeAway: assign(({ context }, { id }: { id: string }) => ({ removed: articleIn(context, id) })),
    leaveOutRemoved: assign(({ context: { articles, removed } }) => ({
      articles: articles.filter(({ id }) => id !== removed?.id),
    })),
    forgetRemoved: assign({ removed: undefined }),
    layAside: assign({ worked: undefined, begun: undefined, upload: undefined, opened: undefined, refusal: undefined }),
  },
});

const statusOf = (error: unknown) => (isRecord(error) ? error.status : undefined);
/** Whether the server refused because nobody is signed in. */
const isSignedOut = (error: unknown): boolean => statusOf(error) === 401;

const articleIn = ({ articles }: BlogCmsContext, wanted: string) => articles.find(({ id }) => id === wanted);

/** What a failure emits: a toast, or, once the session has ended, a request to sign in while the work is kept. */
export const failure = (key: ToastKey, error: unknown): Toast | SessionEnded =>
  isSignedOut(error) ? { type: 'session.ended' } : { type: 'toast', key, error };

/** Whether an open form holds something that the server does not have. */
export const hasUnsaved = ({ worked, begun }: Pick<BlogCmsContext, 'worked' | 'begun'>): boolean =>
  worked !== undefined && (begun === undefined || !isSameDraft(worked.form, begun));

/** The key under which an article's unfinished form is kept. */
export const placeOf = ({ id, revision }: WorkedArticle) => (revision === 0 ? NEW : id);
