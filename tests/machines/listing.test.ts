import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type ListingDraft, type ListingSubmission, listingMachine } from '#machines/listing/listingMachine.ts';
import { walkedListing } from '#machines/listing/listingModel.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

const agreed: ListingDraft = { ...walkedListing, agreeToComms: true };

function vendor() {
  const sent: ListingSubmission[] = [];
  const replies: Deferred<void>[] = [];
  const toasts: unknown[] = [];
  const machine = listingMachine.provide({
    actors: {
      sendListing: fromPromise<void, ListingSubmission>(({ input }) => {
        sent.push(input);
        const reply = deferred<void>();
        replies.push(reply);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { attemptId: 'visit' } }).start();
  actor.on('toast', (toast) => toasts.push(toast));
  const submit = (listing: ListingDraft) => actor.send({ type: 'listing.submitted', listing });
  const answer = async (settled: (reply: Deferred<void>) => void) => {
    const reply = replies.at(-1);
    if (!reply) throw new Error('Nothing was sent');
    settled(reply);
    await settle();
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, sent, toasts, submit, answer, state, context };
}

test.each([walkedListing, { ...walkedListing, agreeToComms: undefined }])(
  'spec 5: without the agreement nothing is sent, and what was filled in stays',
  (listing) => {
    const { submit, sent, toasts, state, context } = vendor();
    submit(listing as ListingDraft);
    expect([state(), sent, toasts, context().listing]).toEqual([
      'editing',
      [],
      [{ type: 'toast', key: 'listing.agreementRequired' }],
      listing,
    ]);
  },
);

test('spec 5: the agreement is all that is enforced here; the server decides about the rest', () => {
  const { submit, sent, state } = vendor();
  submit({ agreeToComms: true });
  expect([state(), sent]).toEqual([
    'sending',
    [{ listing: { agreeToComms: true }, idempotencyKey: expect.stringMatching(/^visit-0-/) }],
  ]);
});

test('F-08 one request while one is running', () => {
  const { submit, sent } = vendor();
  submit(agreed);
  submit(agreed);
  expect(sent).toHaveLength(1);
});

test('spec 8: a listing that was taken clears the form', async () => {
  const { submit, answer, toasts, state, context } = vendor();
  submit(agreed);
  await answer((reply) => reply.resolve());
  expect([state(), context().listing, toasts]).toEqual(['editing', {}, [{ type: 'toast', key: 'listing.received' }]]);
});

test('spec 8: a refused one keeps it, and says why', async () => {
  const { submit, answer, toasts, state, context } = vendor();
  const error = new Error('Service unavailable');
  submit(agreed);
  await answer((reply) => reply.reject(error));
  expect([state(), context().listing, context().refusal, toasts]).toEqual([
    'editing',
    agreed,
    { error, listing: agreed },
    [{ type: 'toast', key: 'listing.failed', error }],
  ]);
});

test('D29: the same listing again has the same key until one was taken', async () => {
  const { submit, answer, sent } = vendor();
  submit(agreed);
  await answer((reply) => reply.reject(new Error('No answer')));
  submit(agreed);
  await answer((reply) => reply.resolve());
  submit(agreed);
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
