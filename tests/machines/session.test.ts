import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CurrentUser } from '#domain/currentUser.ts';
import { LOOKUP_PATIENCE, sessionMachine } from '#machines/session/sessionMachine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

function session() {
  const lookup = deferred<CurrentUser | undefined>();
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({ actors: { lookUpUser: fromPromise(() => lookup.promise) } });
  const actor = createActor(machine, { clock }).start();
  return { lookup, clock, actor };
}

test('nothing is known until the lookup has ended', async () => {
  const { actor, lookup } = session();
  expect(actor.getSnapshot().hasTag('unknown')).toBe(true);
  lookup.resolve({ id: 7 });
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.user]).toEqual(['signedIn', { id: 7 }]);
});

test.each([
  ['nobody is signed in', (lookup: ReturnType<typeof session>['lookup']) => lookup.resolve(undefined)],
  ['the lookup fails', (lookup: ReturnType<typeof session>['lookup']) => lookup.reject(new Error('500'))],
])('D10: %s: a visitor', async (_, end) => {
  const { actor, lookup } = session();
  end(lookup);
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.user]).toEqual(['visitor', undefined]);
});

test('D10: after five seconds without an answer a visitor, and a late answer still counts', async () => {
  const { actor, clock, lookup } = session();
  clock.increment(LOOKUP_PATIENCE - 1);
  expect(actor.getSnapshot().value).toBe('lookingUp');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('visitor');
  lookup.resolve({ id: 7 });
  await settle();
  expect(actor.getSnapshot().value).toBe('signedIn');
});
