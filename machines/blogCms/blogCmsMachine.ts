import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import {
  type ArticleBirth,
  type ArticleDraft,
  type ArticleStatus,
  type BlogArticle,
  formOfArticle,
  newArticle,
  updatedArticle,
} from '#domain/articles/blogArticle.ts';

type BlogCmsContext = {
  articles: readonly BlogArticle[];
  search: string;
  status: ArticleStatus | undefined;
  /** The values of the dialog's form. */
  form: ArticleDraft;
  /** The article that is edited or looked at. */
  subject: string | undefined;
  /** Forms closed without being sent or cancelled, by article; each is there when its article is taken up again (BL-13). */
  unfinished: Readonly<Record<string, ArticleDraft>>;
};

type BlogCmsEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'status.filtered'; status: ArticleStatus | undefined }
  | { type: 'create.pressed' }
  | { type: 'edit.pressed'; id: string }
  | { type: 'view.pressed'; id: string }
  | { type: 'form.changed'; form: ArticleDraft }
  | { type: 'form.submitted'; form: ArticleDraft; birth: ArticleBirth }
  /** By Cancel, which gives up what was typed. */
  | { type: 'dialog.cancelled' }
  /** By Escape, its cross, or a press beside it. */
  | { type: 'dialog.dismissed' }
  | { type: 'article.deleted'; id: string };

/** An article that is not stored yet has no id. */
const NEW = '';

const blogCms = setup({
  types: {
    context: {} as BlogCmsContext,
    events: {} as BlogCmsEvent,
    input: {} as { articles: readonly BlogArticle[] },
    tags: {} as 'form',
  },
  actions: {
    keepSearch: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
    keepStatus: assign(({ event }) => (event.type === 'status.filtered' ? { status: event.status } : {})),
    startArticle: assign(({ context }) => ({ form: formLeft(context) ?? { status: 'draft' }, subject: undefined })),
    takeUp: assign(({ context }, { id }: { id: string }) => {
      const article = context.articles.find((entry) => entry.id === id);
      return { form: article ? formOfArticle(article) : {}, subject: id };
    }),
    takeUpUnfinished: assign(({ context }) => ({ form: formLeft(context) ?? context.form })),
    keepUnfinished: assign(({ context: { unfinished, subject = NEW, form } }) => ({
      unfinished: { ...unfinished, [subject]: form },
    })),
    forgetUnfinished: assign(({ context: { unfinished, subject = NEW } }) => {
      const { [subject]: _form, ...others } = unfinished;
      return { unfinished: others };
    }),
    keepForm: assign(({ event }) => (event.type === 'form.changed' ? { form: event.form } : {})),
    addArticle: assign(({ context, event }) =>
      event.type === 'form.submitted' ? { articles: [newArticle(event.form, event.birth), ...context.articles] } : {},
    ),
    updateArticle: assign(({ context, event }) => {
      if (event.type !== 'form.submitted') return {};
      const update = (article: BlogArticle) =>
        article.id === context.subject ? updatedArticle(article, event.form) : article;
      return { articles: context.articles.map(update) };
    }),
    deleteArticle: assign(({ context, event }) =>
      event.type === 'article.deleted' ? { articles: context.articles.filter(({ id }) => id !== event.id) } : {},
    ),
    layAside: assign({ form: {}, subject: undefined }),
  },
});

/** An article's form is open; sending it stores the article. */
const writing = (store: 'addArticle' | 'updateArticle') =>
  blogCms.createStateConfig({
    tags: 'form',
    on: {
      'form.changed': { actions: 'keepForm' },
      'form.submitted': { target: 'browsing', actions: [store, 'forgetUnfinished'] },
      'dialog.cancelled': { target: 'browsing', actions: 'forgetUnfinished' },
      'dialog.dismissed': { target: 'browsing', actions: 'keepUnfinished' },
    },
  });

/**
 * The blog's articles as an administrator works on them: browsing → creating, editing or viewing → browsing.
 * Nothing is sent (spec 2). A dialog is modal, so its article cannot be deleted while it is open.
 */
export const blogCmsMachine = blogCms.createMachine({
  id: 'blogCms',
  context: ({ input }) => ({
    articles: input.articles,
    search: '',
    status: undefined,
    form: {},
    subject: undefined,
    unfinished: {},
  }),
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'layAside',
      on: {
        'search.changed': { actions: 'keepSearch' },
        'status.filtered': { actions: 'keepStatus' },
        'create.pressed': { target: 'creating', actions: 'startArticle' },
        'edit.pressed': {
          target: 'editing',
          actions: [{ type: 'takeUp', params: ({ event }) => ({ id: event.id }) }, 'takeUpUnfinished'],
        },
        'view.pressed': {
          target: 'viewing',
          actions: { type: 'takeUp', params: ({ event }) => ({ id: event.id }) },
        },
        'article.deleted': { actions: 'deleteArticle' },
      },
    },
    creating: writing('addArticle'),
    editing: writing('updateArticle'),
    viewing: { on: { 'dialog.dismissed': 'browsing' } },
  },
});

/** What was typed before into the form that is opened now. */
const formLeft = ({ unfinished, subject = NEW }: BlogCmsContext) => unfinished[subject];

export type BlogCmsActor = ActorRefFrom<typeof blogCmsMachine>;
export type BlogCmsSnapshot = SnapshotFrom<typeof blogCmsMachine>;
