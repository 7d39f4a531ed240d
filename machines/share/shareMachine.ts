import { assign, emit, fromPromise, setup } from 'xstate';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Toast } from '../toast.ts';

/** Holds nothing personal, and its address shows the same to everyone. */
export type SharedLink = { title: string; url: string };

/**
 * Sharing a link: idle → sharing → idle, otherwise copying → copyingTheOldWay → prompting, until one of them works.
 * A visitor who closed the share sheet gets the link copied where that can be done silently, and is never prompted.
 */
export const shareMachine = setup({
  types: {
    context: {} as { link: SharedLink },
    events: {} as { type: 'share.pressed'; link: SharedLink },
    emitted: {} as Toast,
    children: {} as {
      openShareSheet: 'openShareSheet';
      copyLink: 'copyLink';
      copyLinkInstead: 'copyLink';
      copyTheOldWay: 'copyTheOldWay';
      promptLink: 'promptLink';
    },
  },
  actors: {
    /** Rejects when there is no share sheet. */
    openShareSheet: fromPromise<void, SharedLink>(actorNotProvided('openShareSheet')),
    copyLink: fromPromise<void, SharedLink>(actorNotProvided('copyLink')),
    copyTheOldWay: fromPromise<void, SharedLink>(actorNotProvided('copyTheOldWay')),
    promptLink: fromPromise<void, SharedLink>(actorNotProvided('promptLink')),
  },
  guards: {
    wasCanceled: (_, error: unknown) => isNamed(error) && CANCELED.has(error.name),
  },
  actions: { keepLink: assign(({ event }) => ({ link: event.link })) },
}).createMachine({
  id: 'share',
  context: { link: { title: '', url: '' } },
  initial: 'idle',
  states: {
    idle: { on: { 'share.pressed': { target: 'sharing', actions: 'keepLink' } } },
    sharing: {
      invoke: {
        id: 'openShareSheet',
        src: 'openShareSheet',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: emit({ type: 'toast', key: 'share.shared' }) },
        onError: [
          {
            guard: { type: 'wasCanceled', params: ({ event }: { event: { error: unknown } }) => event.error },
            target: 'copyingInstead',
            actions: emit({ type: 'toast', key: 'share.canceled' }),
          },
          { target: 'copying' },
        ],
      },
    },
    copyingInstead: {
      invoke: {
        id: 'copyLinkInstead',
        src: 'copyLink',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: emit({ type: 'toast', key: 'share.copied' }) },
        onError: 'idle',
      },
    },
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: emit({ type: 'toast', key: 'share.copied' }) },
        onError: 'copyingTheOldWay',
      },
    },
    copyingTheOldWay: {
      invoke: {
        id: 'copyTheOldWay',
        src: 'copyTheOldWay',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: emit({ type: 'toast', key: 'share.copied' }) },
        onError: 'prompting',
      },
    },
    prompting: {
      invoke: {
        id: 'promptLink',
        src: 'promptLink',
        input: ({ context }) => context.link,
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
});

/** The errors of a share sheet that was closed or refused (spec 8). */
const CANCELED = new Set(['AbortError', 'NotAllowedError']);

/** By its name, not its class: an error of another frame is no instance of this frame's class. */
export const isNamed = (error: unknown): error is { name: string } =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string';
