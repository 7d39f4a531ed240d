import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import type { SignIn, SignInOutcome } from '#domain/signIn.ts';
import { LOOKUP_PATIENCE, sessionMachine } from '#machines/session/sessionMachine.ts';
import { walkedCredentials as credentials } from '#machines/session/sessionModel.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

type Lookup = Deferred<CurrentUser | undefined>;
const admin: CurrentUser = { id: 7 };

function session() {
  const lookups: Lookup[] = [];
  const signIn = deferred<SignInOutcome>();
  const sent: SignIn[] = [];
  let checkCode = deferred<SignInOutcome>();
  /** Gives the next code its own answer. */
  const again = () => {
    checkCode = deferred();
    return checkCode;
  };
  const signOut = deferred<void>();
  const toasts: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: {
      lookUpUser: fromPromise<CurrentUser | undefined>(() => {
        const lookup: Lookup = deferred();
        lookups.push(lookup);
        return lookup.promise;
      }),
      signIn: fromPromise<SignInOutcome, SignIn>(({ input }) => {
        sent.push(input);
        return (input.code === undefined ? signIn : checkCode).promise;
      }),
      signOut: fromPromise(() => signOut.promise),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast', (toast) => toasts.push(toast));
  const answer = async (user: CurrentUser | undefined) => {
    lookups.at(-1)?.resolve(user);
    await settle();
  };
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.user];
  const isUnknown = () => actor.getSnapshot().hasTag('unknown');
  return { actor, clock, lookups, sent, signIn, checkCode, again, signOut, toasts, answer, now, isUnknown };
}

test('nothing is known until the lookup has ended', async () => {
  const { answer, now, isUnknown } = session();
  expect(isUnknown()).toBe(true);
  await answer(admin);
  expect([...now(), isUnknown()]).toEqual(['signedIn', admin, false]);
});

test('D10: nobody is signed in: a visitor', async () => {
  const { answer, now } = session();
  await answer(undefined);
  expect(now()).toEqual(['visitor', undefined]);
});

test('D10: the lookup fails: a visitor', async () => {
  const { lookups, now } = session();
  lookups[0]?.reject(new Error('500'));
  await settle();
  expect(now()).toEqual(['visitor', undefined]);
});

test('R-04, D10: after five seconds without an answer a visitor, and a late answer still counts', async () => {
  const { clock, answer, now, isUnknown } = session();
  clock.increment(LOOKUP_PATIENCE - 1);
  expect(isUnknown()).toBe(true);
  clock.increment(1);
  expect([...now(), isUnknown()]).toEqual([{ lookingUp: 'late' }, undefined, false]);
  await answer(admin);
  expect(now()).toEqual(['signedIn', admin]);
});

test('spec 4: after the sign-in the user is fetched again, and only then somebody is signed in', async () => {
  const { actor, signIn, answer, now, lookups } = session();
  await answer(undefined);
  actor.send({ type: 'credentials.submitted', credentials });
  actor.send({ type: 'credentials.submitted', credentials });
  expect(now()).toEqual(['signingIn', undefined]);
  signIn.resolve('signedIn');
  await settle();
  expect([...now(), lookups.length]).toEqual(['refetching', undefined, 2]);
  await answer(admin);
  expect(now()).toEqual(['signedIn', admin]);
});

test('spec 8: a refused sign-in says why', async () => {
  const { actor, signIn, answer, now, toasts } = session();
  const error = new Error('The email or password is incorrect.');
  await answer(undefined);
  actor.send({ type: 'credentials.submitted', credentials });
  signIn.reject(error);
  await settle();
  expect([...now(), toasts]).toEqual(['visitor', undefined, [{ type: 'toast', key: 'session.signInFailed', error }]]);
});

test('a sign-in after which nobody is signed in (no cookie was kept) says so', async () => {
  const { actor, signIn, answer, now, toasts } = session();
  await answer(undefined);
  actor.send({ type: 'credentials.submitted', credentials });
  signIn.resolve('signedIn');
  await settle();
  await answer(undefined);
  expect([...now(), toasts]).toEqual(['visitor', undefined, [{ type: 'toast', key: 'session.signInFailed' }]]);
});

test('D72: an account with a second factor is asked for its code, which goes with the password', async () => {
  const { actor, signIn, checkCode, sent, answer, now } = session();
  await answer(undefined);
  actor.send({ type: 'credentials.submitted', credentials });
  signIn.resolve('codeNeeded');
  await settle();
  expect(now()).toEqual(['askingForCode', undefined]);
  actor.send({ type: 'code.submitted', code: '123456' });
  checkCode.resolve('signedIn');
  await settle();
  expect([sent, ...now()]).toEqual([[credentials, { ...credentials, code: '123456' }], 'refetching', undefined]);
  await answer(admin);
  expect([...now(), actor.getSnapshot().context.credentials]).toEqual(['signedIn', admin, undefined]);
});

test('D72: a refused code says so and can be typed again; giving up forgets the password', async () => {
  const { actor, signIn, checkCode, again, answer, now, toasts } = session();
  const error = new Error('The server does not answer.');
  const wrong = Object.assign(new Error('Wrong'), {
    errors: { code: ['This code is not right, or was used before.'] },
  });
  await answer(undefined);
  actor.send({ type: 'credentials.submitted', credentials });
  signIn.resolve('codeNeeded');
  await settle();
  actor.send({ type: 'code.submitted', code: '000000' });
  checkCode.reject(error);
  await settle();
  expect([...now(), toasts]).toEqual([
    'askingForCode',
    undefined,
    [{ type: 'toast', key: 'session.signInFailed', error }],
  ]);
  const refusal = () => [actor.getSnapshot().context.code, actor.getSnapshot().context.refusal];
  expect(refusal()).toEqual(['000000', error]);
  const second = again();
  actor.send({ type: 'code.submitted', code: '111111' });
  expect(refusal()).toEqual(['111111', undefined]);
  second.reject(wrong);
  await settle();
  // Reported beside its field, and nowhere else.
  expect([refusal(), toasts.length]).toEqual([['111111', wrong], 1]);
  actor.send({ type: 'code.abandoned' });
  expect([...now(), actor.getSnapshot().context.credentials]).toEqual(['visitor', undefined, undefined]);
});

test('spec 4: signing out makes a visitor at once, before the server has answered', async () => {
  const { actor, signOut, answer, now } = session();
  await answer(admin);
  actor.send({ type: 'signOut.requested' });
  expect(now()).toEqual(['signingOut', undefined]);
  signOut.resolve();
  await settle();
  expect(now()).toEqual(['visitor', undefined]);
});

test('a sign-out that the server did not hear of is said: its session still exists', async () => {
  const { actor, signOut, answer, now, toasts } = session();
  const error = new Error('No answer');
  await answer(admin);
  actor.send({ type: 'signOut.requested' });
  signOut.reject(error);
  await settle();
  expect([...now(), toasts]).toEqual(['visitor', undefined, [{ type: 'toast', key: 'session.signOutFailed', error }]]);
});

test('a page kept for Back shows nothing until the user was looked up again', async () => {
  const { actor, answer, lookups, now, isUnknown } = session();
  await answer(admin);
  actor.send({ type: 'page.left' });
  expect([...now(), isUnknown()]).toEqual(['away', undefined, true]);
  actor.send({ type: 'page.restored' });
  expect([isUnknown(), lookups.length]).toEqual([true, 2]);
  await answer(undefined);
  expect(now()).toEqual(['visitor', undefined]);
});

test('a visitor’s page kept for Back stays as it is while the user is looked up again', async () => {
  const { actor, answer, lookups, now, isUnknown } = session();
  await answer(undefined);
  actor.send({ type: 'page.left' });
  actor.send({ type: 'page.restored' });
  expect([isUnknown(), lookups.length]).toEqual([false, 2]);
  await answer(admin);
  expect(now()).toEqual(['signedIn', admin]);
});
