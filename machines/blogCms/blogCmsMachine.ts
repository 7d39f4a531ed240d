import { type ActorRefFrom, emit, type SnapshotFrom } from 'xstate';
import { type BlogCmsContext, type BlogCmsEvent, blogCms, failure, type WorkedArticle } from './blogCmsSetup.ts';
import { puttingBack, removing } from './removingStates.ts';
import { givingUp, writing } from './writingState.ts';

/**
 * The blog's articles as an editor works on them: loading → browsing → creating, editing or viewing → saving → browsing.
 * Saving an article that another editor has saved meanwhile ends in conflict, with everything that was typed (D73).
 */
export const blogCmsMachine = blogCms.createMachine({
  id: 'blogCms',
  context: ({ input: { kept } }) => ({
    articles: [],
    search: '',
    status: undefined,
    unfinished: {},
    ...kept,
    worked: undefined,
    begun: undefined,
    upload: undefined,
    opened: undefined,
    refusal: undefined,
    removed: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadArticles',
        src: 'loadArticles',
        onDone: {
          target: 'browsing',
          actions: { type: 'keepArticles', params: ({ event }) => ({ articles: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'askForSignIn', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { on: { 'retry.pressed': 'loading' } },
    browsing: {
      tags: 'table',
      entry: 'layAside',
      on: {
        'search.changed': { actions: 'keepSearch' },
        'status.filtered': { actions: 'keepStatus' },
        'create.pressed': {
          target: 'creating',
          actions: { type: 'startArticle', params: ({ event }) => ({ id: event.id }) },
        },
        'edit.pressed': [
          {
            guard: { type: 'isLeftUnfinished', params: ({ event }) => ({ id: event.id }) },
            target: 'editing',
            actions: { type: 'takeUpUnfinished', params: ({ event }) => ({ id: event.id }) },
          },
          { guard: { type: 'isKeptHere', params: ({ event }) => ({ id: event.id }) }, target: 'openingForm' },
        ],
        'view.pressed': 'openingPreview',
        'article.deleted': {
          guard: { type: 'isKeptHere', params: ({ event }) => ({ id: event.id }) },
          target: 'removing',
          actions: { type: 'takeAway', params: ({ event }) => ({ id: event.id }) },
        },
        'undo.pressed': { guard: 'wasRemoved', target: 'puttingBack' },
      },
    },
    openingForm: {
      tags: ['busy', 'table'],
      invoke: {
        id: 'openArticle',
        src: 'openArticle',
        input: ({ context, event }) => ({ id: wantedOf(event) ?? context.worked?.id ?? '' }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'takeUp', params: ({ event }) => ({ opened: event.output }) }, 'forgetUnfinished'],
        },
        onError: [
          {
            // What was typed is kept until the other editor's version has loaded.
            guard: 'isWorkedOn',
            target: 'conflict',
            actions: emit(({ event }) => failure('article.notOpened', event.error)),
          },
          {
            target: 'browsing',
            actions: emit(({ event }) => failure('article.notOpened', event.error)),
          },
        ],
      },
    },
    openingPreview: {
      tags: ['busy', 'table'],
      invoke: {
        id: 'openArticle',
        src: 'openArticle',
        input: ({ context, event }) =>
          event.type === 'revision.chosen'
            ? { id: context.opened?.id ?? '', revision: event.revision }
            : { id: wantedOf(event) ?? '' },
        onDone: { target: 'viewing', actions: { type: 'show', params: ({ event }) => ({ opened: event.output }) } },
        onError: {
          target: 'browsing',
          actions: emit(({ event }) => failure('article.notOpened', event.error)),
        },
      },
    },
    creating: writing,
    editing: writing,
    saving: {
      tags: ['form', 'busy', 'table'],
      invoke: {
        id: 'saveArticle',
        src: 'saveArticle',
        input: ({ context }) => worked(context),
        onDone: {
          target: 'browsing',
          actions: ['forgetUnfinished', { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflict',
          },
          {
            guard: 'isNew',
            target: 'creating',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              emit(({ event }) => failure('article.notSaved', event.error)),
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              emit(({ event }) => failure('article.notSaved', event.error)),
            ],
          },
        ],
      },
    },
    conflict: {
      tags: ['form', 'table'],
      on: { 'form.changed': { actions: 'keepForm' } },
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'theirs.taken': '#blogCms.openingForm',
            'mine.kept': '#blogCms.overtaking',
            'dialog.cancelled': 'givingUp',
            'dialog.dismissed': { target: '#blogCms.browsing', actions: 'keepUnfinished' },
          },
        },
        givingUp: givingUp('choosing'),
      },
    },
    overtaking: {
      tags: ['form', 'busy', 'table'],
      invoke: {
        id: 'openArticle',
        src: 'openArticle',
        input: ({ context }) => ({ id: worked(context).id }),
        onDone: {
          target: 'saving',
          actions: { type: 'takeRevision', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'conflict',
          actions: emit(({ event }) => failure('article.notSaved', event.error)),
        },
      },
    },
    viewing: {
      tags: 'table',
      on: {
        'revision.chosen': 'openingPreview',
        'restore.pressed': { guard: 'isOlder', target: 'restoring' },
        'dialog.dismissed': 'browsing',
      },
    },
    restoring: {
      tags: ['busy', 'table'],
      invoke: {
        id: 'saveArticle',
        src: 'saveArticle',
        input: ({ context: { opened } }) => ({
          id: opened?.id ?? '',
          revision: opened?.revision ?? 0,
          form: opened?.form ?? {},
        }),
        onDone: {
          target: 'viewing',
          actions: [
            { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
            { type: 'show', params: ({ event }) => ({ opened: event.output }) },
            emit({ type: 'toast', key: 'article.restored' }),
          ],
        },
        onError: {
          target: 'viewing',
          actions: emit(({ event }) => failure('article.notSaved', event.error)),
        },
      },
    },
    removing,
    puttingBack,
  },
});

const wantedOf = (event: BlogCmsEvent) =>
  event.type === 'edit.pressed' || event.type === 'view.pressed' ? event.id : undefined;

/** The article whose form is open: only an open form is sent. */
function worked({ worked: article }: BlogCmsContext): WorkedArticle {
  if (!article) throw new Error('No article is being written');
  return article;
}

export type BlogCmsActor = ActorRefFrom<typeof blogCmsMachine>;
export type BlogCmsSnapshot = SnapshotFrom<typeof blogCmsMachine>;
