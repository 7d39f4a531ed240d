import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type DemoRequestSubmission, demoRequestMachine } from '#machines/demoRequest/demoRequestMachine.ts';
import { walkedDemoRequest as request } from '#machines/demoRequest/demoRequestModel.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

function visit() {
  const sent: DemoRequestSubmission[] = [];
  const replies: Deferred<void>[] = [];
  const toasts: unknown[] = [];
  const machine = demoRequestMachine.provide({
    actors: {
      sendDemoRequest: fromPromise<void, DemoRequestSubmission>(({ input }) => {
        sent.push(input);
        const reply = deferred<void>();
        replies.push(reply);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { attemptId: 'visit' } }).start();
  actor.on('toast', (toast) => toasts.push(toast));
  const submit = () => actor.send({ type: 'request.submitted', request });
  return { actor, sent, replies, toasts, submit, state: () => actor.getSnapshot().value };
}

test('F-08 a double press sends one request', () => {
  const { submit, sent, state } = visit();
  submit();
  submit();
  expect([state(), sent]).toEqual(['sending', [{ request, idempotencyKey: expect.stringMatching(/^visit-/) }]]);
});

test('spec 8: a request that was taken is thanked for', async () => {
  const { submit, replies, toasts, state } = visit();
  submit();
  replies[0]?.resolve();
  await settle();
  expect([state(), toasts]).toEqual(['received', [{ type: 'toast', key: 'demoRequest.received' }]]);
});

test('a refused send returns to editing with everything that was filled in, and says why', async () => {
  const { actor, submit, replies, toasts, state } = visit();
  const error = new Error('Service unavailable');
  submit();
  replies[0]?.reject(error);
  await settle();
  expect([state(), actor.getSnapshot().context.request, toasts]).toEqual([
    'editing',
    request,
    [{ type: 'toast', key: 'demoRequest.failed', error }],
  ]);
});

test('X-05 twenty refusals of every kind leave a form that can be sent', async () => {
  const { actor, submit, replies, state } = visit();
  const reasons = [new Error('No'), 'No', undefined, { status: 500 }];
  for (let times = 0; times < 20; times += 1) {
    submit();
    replies.at(-1)?.reject(reasons[times % reasons.length]);
    await settle();
    expect([actor.getSnapshot().status, state()]).toEqual(['active', 'editing']);
  }
});
