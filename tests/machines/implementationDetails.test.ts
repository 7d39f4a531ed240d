import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type DetailsRequest,
  implementationDetailsMachine,
} from '#machines/implementationDetails/implementationDetailsMachine.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

test('details go once to the address of the results; a refused send is offered again', async () => {
  const sent: DetailsRequest[] = [];
  const replies: Deferred[] = [];
  const toasts: unknown[] = [];
  const sendDetails = fromPromise<void, DetailsRequest>(({ input }) => {
    sent.push(input);
    const reply = deferred();
    replies.push(reply);
    return reply.promise;
  });
  const input = { email: 'maria@example.com', attemptId: 'visit' };
  const actor = createActor(implementationDetailsMachine.provide({ actors: { sendDetails } }), { input }).start();
  actor.on('toast', (toast) => toasts.push(toast));
  const refusal = new Error('Service unavailable');

  actor.send({ type: 'details.requested' });
  actor.send({ type: 'details.requested' });
  replies[0]?.reject(refusal);
  await settle();
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send({ type: 'details.requested' });
  replies[1]?.resolve();
  await settle();

  const request = { email: 'maria@example.com', idempotencyKey: 'visit' };
  expect([actor.getSnapshot().value, sent]).toEqual(['sent', [request, request]]);
  expect(toasts).toEqual([{ type: 'toast', key: 'implementationDetails.failed', error: refusal }]);
});
