import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { quizStartMachine } from '#machines/quizStart/quizStartMachine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

function quizStart() {
  const started: string[] = [];
  const toasts: unknown[] = [];
  const reply = deferred();
  const machine = quizStartMachine.provide({
    actors: {
      startQuiz: fromPromise<void, { email: string }>(({ input }) => {
        started.push(input.email);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast', (toast) => toasts.push(toast));
  return { actor, started, toasts, reply };
}

test('an address that is none stays on the hero and says so', () => {
  const { actor, started, toasts } = quizStart();
  actor.send({ type: 'email.submitted', email: 'maria@' });
  expect([actor.getSnapshot().value, started, toasts]).toEqual([
    'waiting',
    [],
    [{ type: 'toast', key: 'quizStart.invalidEmail' }],
  ]);
});

test('a trimmed address is sent once, and the quiz starts when it has arrived', async () => {
  const { actor, started, reply } = quizStart();
  actor.send({ type: 'email.submitted', email: ' maria@example.com ' });
  actor.send({ type: 'email.submitted', email: 'maria@example.com' });
  expect([actor.getSnapshot().value, started]).toEqual(['starting', ['maria@example.com']]);
  reply.resolve();
  await settle();
  expect(actor.getSnapshot().value).toBe('started');
});

test('spec 4: a refused start stays on the hero and says why', async () => {
  const { actor, toasts, reply } = quizStart();
  const refusal = new Error('Service unavailable');
  actor.send({ type: 'email.submitted', email: 'maria@example.com' });
  reply.reject(refusal);
  await settle();
  expect([actor.getSnapshot().value, toasts]).toEqual([
    'waiting',
    [{ type: 'toast', key: 'quizStart.failed', error: refusal }],
  ]);
});
