import { assign, fromPromise, setup } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import { actorNotProvided } from '../actorNotProvided.ts';

/** How long the page waits for the user lookup before it takes the person for a visitor (D10), in milliseconds. */
export const LOOKUP_PATIENCE = 5000;

/**
 * Who is using the site: lookingUp → visitor or signedIn. Nothing is rendered while looking up.
 * The lookup outlives its patience: an answer that comes late still changes who is taken to be there (D10).
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: CurrentUser | undefined },
    tags: {} as 'unknown',
    children: {} as { lookUpUser: 'lookUpUser' },
  },
  actors: { lookUpUser: fromPromise<CurrentUser | undefined>(actorNotProvided('lookUpUser')) },
  delays: { lookupPatience: LOOKUP_PATIENCE },
  guards: { isSomebody: (_, user: CurrentUser | undefined) => user !== undefined },
}).createMachine({
  id: 'session',
  context: { user: undefined },
  invoke: {
    id: 'lookUpUser',
    src: 'lookUpUser',
    onDone: [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.output },
        target: '.signedIn',
        actions: assign({ user: ({ event }) => event.output }),
      },
      { target: '.visitor' },
    ],
    onError: '.visitor',
  },
  initial: 'lookingUp',
  states: {
    lookingUp: { tags: 'unknown', after: { lookupPatience: 'visitor' } },
    visitor: {},
    signedIn: {},
  },
});
