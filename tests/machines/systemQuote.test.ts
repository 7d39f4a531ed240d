import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type SystemQuoteSubmission, systemQuoteMachine } from '#machines/quote/systemQuoteMachine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';
import { visitorContact } from '#tests/support/visitorContact.ts';

const clover = { slug: 'clover', name: 'Clover POS', subtitle: 'In a line', description: 'In a sentence.' };
const lavu = { ...clover, slug: 'lavu', name: 'Lavu POS' };

function systemQuoteVisit() {
  const sent: SystemQuoteSubmission[] = [];
  const emitted: unknown[] = [];
  const reply = deferred();
  const clock = new SimulatedClock();
  const machine = systemQuoteMachine.provide({
    actors: {
      sendSystemQuote: fromPromise<void, SystemQuoteSubmission>(({ input }) => {
        sent.push(input);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { contact: visitorContact(), attemptId: 'visit' } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, sent, emitted, reply };
}

test('one request runs at a time, whichever card it came from', () => {
  const { actor, sent } = systemQuoteVisit();
  actor.send({ type: 'quote.requested', system: clover });
  actor.send({ type: 'quote.requested', system: lavu });
  expect(sent).toEqual([{ contact: visitorContact(), system: clover, idempotencyKey: expect.any(String) }]);
});

test('BL-41 a quote asked for again keeps its key, and has another one once its card speaks another language', async () => {
  const { actor, sent, reply } = systemQuoteVisit();
  reply.reject(new Error('the answer is lost'));
  for (const system of [clover, clover, { ...clover, subtitle: 'En una línea' }]) {
    actor.send({ type: 'quote.requested', system });
    await settle();
  }
  const [first, again, translated] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(translated).not.toBe(first);
});

test('spec 2: a taken request is confirmed for 5 s', async () => {
  const { actor, clock, emitted, reply } = systemQuoteVisit();
  actor.send({ type: 'quote.requested', system: clover });
  reply.resolve();
  await settle();
  clock.increment(4999);
  expect(actor.getSnapshot().value).toBe('confirming');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('ready');
  expect(emitted).toEqual([
    { type: 'interaction', name: 'get_quote', details: clover },
    { type: 'toast', key: 'quote.submitted' },
    { type: 'interaction', name: 'quote_submitted', details: { posSystems: ['clover'] } },
  ]);
});

test('a refused request says why and can be sent again', async () => {
  const { actor, emitted, reply } = systemQuoteVisit();
  const refusal = new Error('Service unavailable');
  actor.send({ type: 'quote.requested', system: clover });
  reply.reject(refusal);
  await settle();
  expect([actor.getSnapshot().value, emitted.at(-1)]).toEqual([
    'ready',
    { type: 'toast', key: 'quote.submitFailed', error: refusal },
  ]);
});

test('spec 5: without contact details nothing is sent', () => {
  const actor = createActor(systemQuoteMachine, { input: { contact: undefined, attemptId: 'visit' } }).start();
  actor.send({ type: 'quote.requested', system: clover });
  expect(actor.getSnapshot().value).toBe('ready');
});
