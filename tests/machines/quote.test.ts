import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type QuoteSubmission, quoteMachine } from '#machines/quote/quoteMachine.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';
import { visitorContact } from '#tests/support/visitorContact.ts';

const recommended = ['toast', 'square-for-restaurants', 'clover'];

function quoteVisit() {
  const sent: QuoteSubmission[] = [];
  const replies: Deferred[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = quoteMachine.provide({
    actors: {
      submitQuote: fromPromise<void, QuoteSubmission>(({ input }) => {
        sent.push(input);
        const reply = deferred();
        replies.push(reply);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { contact: visitorContact(), attemptId: 'visit' } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const request = () => actor.getSnapshot().context.request;
  const open = () => actor.send({ type: 'modal.opened', recommended });
  const submit = () => actor.send({ type: 'request.submitted' });
  const answer = async (settled: (reply: Deferred) => void) => {
    const reply = replies.at(-1);
    if (!reply) throw new Error('Nothing was sent');
    settled(reply);
    await settle();
  };
  return { actor, clock, sent, replies, emitted, state, request, open, submit, answer };
}

test('the modal opens with the recommended systems chosen and no text', () => {
  const { state, request, open } = quoteVisit();
  open();
  expect([state(), request()]).toEqual(['editing', { posSystems: recommended }]);
});

test('the systems compared side by side are chosen instead, until others are', () => {
  const { actor, request } = quoteVisit();
  const openComparing = (compared: string[]) => actor.send({ type: 'modal.opened', recommended, compared });
  openComparing(['lavu', 'sumup']);
  expect([request().posSystems, actor.getSnapshot().context.recommended]).toEqual([['lavu', 'sumup'], recommended]);
  actor.send({ type: 'request.changed', request: { posSystems: ['lavu'] } });
  actor.send({ type: 'modal.dismissed' });
  openComparing(['lavu', 'sumup']);
  expect(request().posSystems).toEqual(['lavu']);
  actor.send({ type: 'modal.dismissed' });
  openComparing([]);
  expect(request().posSystems).toEqual(recommended);
});

test('X-06 with nothing chosen nothing is sent', () => {
  const { actor, state, sent, open, submit } = quoteVisit();
  open();
  actor.send({ type: 'request.changed', request: { posSystems: [] } });
  submit();
  expect([state(), sent]).toEqual(['editing', []]);
});

test('F-08 a double click sends once', () => {
  const { sent, open, submit } = quoteVisit();
  open();
  submit();
  submit();
  expect(sent.map(({ contact, request }) => ({ contact, request }))).toEqual([
    { contact: visitorContact(), request: { posSystems: recommended } },
  ]);
});

test('X-04 while it submits nothing closes, reopens or changes the modal', () => {
  const { actor, state, request, open, submit } = quoteVisit();
  open();
  submit();
  actor.send({ type: 'modal.dismissed' });
  actor.send({ type: 'modal.opened', recommended: ['sumup'] });
  actor.send({ type: 'request.changed', request: { posSystems: ['lavu'] } });
  expect([state(), request()]).toEqual(['submitting', { posSystems: recommended }]);
});

test('a taken request is said once, shown for 2 s, then handed on, and the modal starts over', async () => {
  const { actor, clock, emitted, state, request, open, submit, answer } = quoteVisit();
  open();
  actor.send({ type: 'request.changed', request: { posSystems: ['lavu'], additionalInfo: 'Two bars' } });
  submit();
  await answer((reply) => reply.resolve());
  clock.increment(1999);
  expect(state()).toBe('succeeded');
  clock.increment(1);
  expect([state(), request()]).toEqual(['closed', { posSystems: recommended }]);
  expect(emitted).toEqual([
    { type: 'interaction', name: 'get_quote', details: { posSystems: recommended } },
    { type: 'toast', key: 'quote.submitted' },
    { type: 'interaction', name: 'quote_submitted', details: { posSystems: ['lavu'] } },
    { type: 'quote.concluded', contact: visitorContact(), posSystems: ['lavu'] },
  ]);
});

test('a refused request stays open with everything in it and says why', async () => {
  const { actor, emitted, state, request, open, submit, answer } = quoteVisit();
  const refusal = new Error('Service unavailable');
  const wanted = { posSystems: ['lavu'], additionalInfo: 'Two bars' };
  open();
  actor.send({ type: 'request.changed', request: wanted });
  submit();
  await answer((reply) => reply.reject(refusal));
  expect([state(), request(), emitted.at(-1)]).toEqual([
    'editing',
    wanted,
    { type: 'toast', key: 'quote.submitFailed', error: refusal },
  ]);
});

test('D29 the same request after a refusal carries the same key, a second request another', async () => {
  const { clock, sent, open, submit, answer } = quoteVisit();
  open();
  submit();
  await answer((reply) => reply.reject(new Error('lost')));
  submit();
  await answer((reply) => reply.resolve());
  clock.increment(2000);
  open();
  submit();
  const [first, again, second] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect([first === again, first === second]).toEqual([true, false]);
});

test('a dismissed choice is there again', () => {
  const { actor, request, open } = quoteVisit();
  open();
  actor.send({ type: 'request.changed', request: { posSystems: ['lavu'], additionalInfo: 'Two bars' } });
  actor.send({ type: 'modal.dismissed' });
  open();
  expect(request()).toEqual({ posSystems: ['lavu'], additionalInfo: 'Two bars' });
});

test('spec 5: without contact details nothing opens', () => {
  const actor = createActor(quoteMachine, { input: { contact: undefined, attemptId: 'visit' } }).start();
  actor.send({ type: 'modal.opened', recommended });
  expect(actor.getSnapshot().value).toBe('closed');
});
