import { assertEvent, emit, fromPromise, setup } from 'xstate';
import { formatEmail } from '#domain/text/contacts.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Toast } from '../toast.ts';

/**
 * Email-first start of the quiz: waiting → starting → started.
 * An invalid address never leaves waiting; a refused start returns there, and the visitor stays on the hero.
 */
export const quizStartMachine = setup({
  types: {
    events: {} as { type: 'email.submitted'; email: string },
    emitted: {} as Toast,
    tags: {} as 'busy',
    children: {} as { startQuiz: 'startQuiz' },
  },
  actors: { startQuiz: fromPromise<void, { email: string }>(actorNotProvided('startQuiz')) },
  guards: { isEmail: ({ event }) => isEmailAddress(event.email) },
}).createMachine({
  id: 'quizStart',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'email.submitted': [
          { guard: 'isEmail', target: 'starting' },
          { actions: emit({ type: 'toast', key: 'quizStart.invalidEmail' }) },
        ],
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startQuiz',
        src: 'startQuiz',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { email: formatEmail(event.email) };
        },
        onDone: 'started',
        onError: {
          target: 'waiting',
          actions: emit(({ event }) => ({ type: 'toast', key: 'quizStart.failed', error: event.error })),
        },
      },
    },
    started: { type: 'final' },
  },
});
