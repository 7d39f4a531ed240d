import { assertEvent, assign, type DoneActorEvent, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import { isRecord } from '#domain/json.ts';
import type { SignIn, SignInOutcome } from '#domain/signIn.ts';
import type { Login } from '#schemas/__generated__/login.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Toast } from '../toast.ts';

/** How long a page that depends on the user waits for the lookup before it assumes a visitor (D35), in milliseconds. */
export const LOOKUP_PATIENCE = 5000;

const outputOf = ({ event }: { event: DoneActorEvent<CurrentUser | undefined> }) => ({ user: event.output });
/** Where both look-ups of the user lead when somebody is signed in. */
const signedInIfSomebody = {
  guard: { type: 'isSomebody', params: outputOf },
  target: 'signedIn',
  actions: { type: 'keepUser', params: outputOf },
} as const;

/**
 * Who is using the site: lookingUp → visitor → signingIn → refetching → signedIn → signingOut → visitor. An account with a
 * second factor is asked for its code after the password: signingIn → askingForCode → checkingCode → refetching (D72).
 * What depends on the user waits until the lookup has ended or taken too long; a late answer still counts (D35).
 */
export const sessionMachine = setup({
  types: {
    context: {} as {
      user: CurrentUser | undefined;
      /** Kept during the sign-in, because the code is sent with them. */
      credentials: Login | undefined;
      /** The code that was sent last, and why it was refused. */
      code: string;
      refusal: unknown;
    },
    events: {} as
      | { type: 'credentials.submitted'; credentials: Login }
      | { type: 'code.submitted'; code: string }
      | { type: 'code.abandoned' }
      | { type: 'signOut.requested' }
      | { type: 'page.left' }
      | { type: 'page.restored' },
    emitted: {} as Toast,
    tags: {} as 'unknown' | 'busy' | 'code',
    children: {} as { lookUpUser: 'lookUpUser'; signIn: 'signIn'; checkCode: 'signIn'; signOut: 'signOut' },
  },
  actors: {
    lookUpUser: fromPromise<CurrentUser | undefined>(actorNotProvided('lookUpUser')),
    signIn: fromPromise<SignInOutcome, SignIn>(actorNotProvided('signIn')),
    signOut: fromPromise<void>(actorNotProvided('signOut')),
  },
  delays: { lookupPatience: LOOKUP_PATIENCE },
  guards: {
    isSomebody: (_, { user }: { user: CurrentUser | undefined }) => user !== undefined,
    isCodeNeeded: (_, outcome: SignInOutcome) => outcome === 'codeNeeded',
  },
  actions: {
    keepUser: assign((_, { user }: { user: CurrentUser | undefined }) => ({ user })),
    forgetUser: assign({ user: undefined }),
    keepCredentials: assign((_, { credentials }: { credentials: Login }) => ({ credentials })),
    forgetCredentials: assign({ credentials: undefined, code: '', refusal: undefined }),
    keepCode: assign((_, { code }: { code: string }) => ({ code, refusal: undefined })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: error })),
    /** An error about the code itself is shown beside its field. */
    tellOther: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (!isAboutCode(error)) enqueue.emit({ type: 'toast', key: 'session.signInFailed', error });
    }),
  },
}).createMachine({
  id: 'session',
  context: { user: undefined, credentials: undefined, code: '', refusal: undefined },
  initial: 'lookingUp',
  states: {
    lookingUp: {
      invoke: {
        id: 'lookUpUser',
        src: 'lookUpUser',
        onDone: [signedInIfSomebody, { target: 'visitor' }],
        onError: 'visitor',
      },
      initial: 'waiting',
      states: {
        waiting: { tags: 'unknown', after: { lookupPatience: 'late' } },
        /** Treated as a visitor until the late answer arrives. */
        late: {
          on: {
            'credentials.submitted': {
              target: '#session.signingIn',
              actions: { type: 'keepCredentials', params: ({ event }) => event },
            },
          },
        },
      },
    },
    visitor: {
      entry: 'forgetCredentials',
      on: {
        'credentials.submitted': {
          target: 'signingIn',
          actions: { type: 'keepCredentials', params: ({ event }) => event },
        },
        'page.restored': 'lookingUp.late',
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return event.credentials;
        },
        onDone: [
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event.output }, target: 'askingForCode' },
          { target: 'refetching' },
        ],
        onError: {
          target: 'visitor',
          actions: emit(({ event }) => ({ type: 'toast', key: 'session.signInFailed', error: event.error })),
        },
      },
    },
    askingForCode: {
      tags: 'code',
      on: {
        'code.submitted': {
          target: 'checkingCode',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'code.abandoned': 'visitor',
      },
    },
    checkingCode: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'checkCode',
        src: 'signIn',
        input: ({ context }) => withCode(context),
        onDone: 'refetching',
        onError: {
          target: 'askingForCode',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellOther', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refetching: {
      tags: 'busy',
      invoke: {
        id: 'lookUpUser',
        src: 'lookUpUser',
        onDone: [
          signedInIfSomebody,
          { target: 'visitor', actions: emit({ type: 'toast', key: 'session.signInFailed' }) },
        ],
        onError: {
          target: 'visitor',
          actions: emit(({ event }) => ({ type: 'toast', key: 'session.signInFailed', error: event.error })),
        },
      },
    },
    signedIn: {
      entry: 'forgetCredentials',
      on: {
        'signOut.requested': { target: 'signingOut', actions: 'forgetUser' },
        // A page restored from the back/forward cache must not show its old content: the person may have signed out since.
        'page.left': { target: 'away', actions: 'forgetUser' },
      },
    },
    away: { tags: 'unknown', on: { 'page.restored': 'lookingUp' } },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'visitor',
        onError: {
          target: 'visitor',
          actions: emit(({ event }) => ({ type: 'toast', key: 'session.signOutFailed', error: event.error })),
        },
      },
    },
  },
});

/** Whether the server's refusal names the code. */
const isAboutCode = (error: unknown) => isRecord(error) && isRecord(error.errors) && 'code' in error.errors;

function withCode({ credentials, code }: { credentials: Login | undefined; code: string }): SignIn {
  if (!credentials) throw new Error('A code was asked for before a password');
  return { ...credentials, code };
}
