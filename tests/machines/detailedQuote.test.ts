import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { defaultInputs } from '#domain/savings/constants.ts';
import { makeReport } from '#domain/savings/report.ts';
import { reportToWire } from '#domain/savings/wire.ts';
import { type DetailedQuoteSubmission, detailedQuoteMachine } from '#machines/savings/detailedQuoteMachine.ts';
import type { Recipient } from '#machines/savings/recipientRules.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { filledIn } from '#tests/support/filledIn.ts';
import { settle } from '#tests/support/quizVisit.ts';

const maria = filledIn<Recipient>({ email: 'maria@trattoriagallo.example', name: 'Maria Gallo' });
const report = makeReport(defaultInputs);
const otherReport = makeReport({ ...defaultInputs, currentRate: 5000 });

function quoteVisit(recipient?: Recipient) {
  const sent: DetailedQuoteSubmission[] = [];
  const replies: Deferred<void>[] = [];
  const told: unknown[] = [];
  const machine = detailedQuoteMachine.provide({
    actors: {
      sendQuote: fromPromise<void, DetailedQuoteSubmission>(({ input }) => {
        sent.push(input);
        const reply = deferred<void>();
        replies.push(reply);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { attemptId: 'visit', recipient } });
  actor.on('toast', (toast) => told.push(toast));
  actor.on('interaction', (interaction) => told.push(interaction));
  actor.start();
  return { actor, sent, replies, told };
}

test('a known visitor gets the report of that moment, once, and it is told', async () => {
  const { actor, sent, replies, told } = quoteVisit(maria);
  actor.send({ type: 'quote.requested', report });
  actor.send({ type: 'quote.requested', report: otherReport });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['sending', true]);
  replies[0]?.resolve();
  await settle();
  expect(sent).toEqual([{ recipient: maria, report, idempotencyKey: sent[0]?.idempotencyKey }]);
  expect([actor.getSnapshot().value, told]).toEqual([
    'idle',
    [
      { type: 'interaction', name: 'savings_detailed_quote_requested', details: reportToWire(report) },
      { type: 'toast', key: 'detailedQuote.sent' },
    ],
  ]);
});

test('an unknown visitor is asked first, and can think better of it', () => {
  const { actor, sent } = quoteVisit();
  actor.send({ type: 'quote.requested', report });
  expect(actor.getSnapshot().value).toEqual('asking');
  actor.send({ type: 'recipient.changed', typed: { email: maria.email } });
  actor.send({ type: 'asking.dismissed' });
  actor.send({ type: 'quote.requested', report });
  expect(actor.getSnapshot().context.typed).toEqual({ email: maria.email });
  actor.send({ type: 'recipient.submitted', recipient: maria });
  expect([actor.getSnapshot().value, sent.map(({ recipient }) => recipient)]).toEqual(['sending', [maria]]);
});

test('after a refusal who was asked is asked again with what was typed, who was known can press again', async () => {
  const refusal = new Error('Service unavailable');
  const asked = quoteVisit();
  asked.actor.send({ type: 'quote.requested', report });
  asked.actor.send({ type: 'recipient.changed', typed: maria });
  asked.actor.send({ type: 'recipient.submitted', recipient: maria });
  asked.replies[0]?.reject(refusal);
  const known = quoteVisit(maria);
  known.actor.send({ type: 'quote.requested', report });
  known.replies[0]?.reject(refusal);
  await settle();
  for (const { actor, told } of [asked, known]) {
    expect([actor.getSnapshot().value, told]).toEqual([
      'idle',
      [{ type: 'toast', key: 'detailedQuote.failed', error: refusal }],
    ]);
    actor.send({ type: 'quote.requested', report });
  }
  expect([asked.actor.getSnapshot().value, asked.actor.getSnapshot().context.typed]).toEqual(['asking', maria]);
  expect(known.actor.getSnapshot().value).toEqual('sending');
});

test('an address a quote went to is not asked for again', async () => {
  const { actor, sent, replies } = quoteVisit();
  actor.send({ type: 'quote.requested', report });
  actor.send({ type: 'recipient.submitted', recipient: maria });
  replies[0]?.resolve();
  await settle();
  actor.send({ type: 'quote.requested', report: otherReport });
  expect(sent.map(({ recipient, report: of }) => [recipient, of])).toEqual([
    [maria, report],
    [maria, otherReport],
  ]);
});

test('D29: a refused report sent again carries the same key; asked for again once it was sent, another', async () => {
  const { actor, sent, replies } = quoteVisit(maria);
  actor.send({ type: 'quote.requested', report });
  replies[0]?.reject(new Error('lost'));
  await settle();
  actor.send({ type: 'quote.requested', report });
  replies[1]?.resolve();
  await settle();
  actor.send({ type: 'quote.requested', report });
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect([second === first, third === first]).toEqual([true, false]);
});
