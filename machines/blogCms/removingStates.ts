import { emit } from 'xstate';
import { type BlogCmsContext, blogCms, failure, type Removal } from './blogCmsSetup.ts';

/** Removed at once, without asking, because it can be put back. */
export const removing = blogCms.createStateConfig({
  tags: ['busy', 'table'],
  invoke: {
    id: 'removeArticle',
    src: 'removeArticle',
    input: ({ context }) => removal(context, true),
    onDone: { target: '#blogCms.browsing', actions: 'leaveOutRemoved' },
    // Another editor may have changed it meanwhile, so the table is loaded again.
    onError: {
      target: '#blogCms.loading',
      actions: ['forgetRemoved', emit(({ event }) => failure('article.notDeleted', event.error))],
    },
  },
});

export const puttingBack = blogCms.createStateConfig({
  tags: ['busy', 'table'],
  invoke: {
    id: 'removeArticle',
    src: 'removeArticle',
    input: ({ context }) => removal(context, false),
    onDone: { target: '#blogCms.loading', actions: 'forgetRemoved' },
    onError: {
      target: '#blogCms.browsing',
      actions: emit(({ event }) => failure('article.notSaved', event.error)),
    },
  },
});

const removal = ({ removed }: BlogCmsContext, isRemoved: boolean): Removal => ({
  id: removed?.id ?? '',
  revision: removed?.revision ?? 0,
  isRemoved,
});
