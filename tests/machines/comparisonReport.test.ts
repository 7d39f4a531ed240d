import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { comparisonReportMachine, type ReportRequest } from '#machines/comparisonReport/comparisonReportMachine.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

function reportVisit() {
  const sent: ReportRequest[] = [];
  const replies: Deferred[] = [];
  const toasts: unknown[] = [];
  const machine = comparisonReportMachine.provide({
    actors: {
      sendReport: fromPromise<void, ReportRequest>(({ input }) => {
        sent.push(input);
        const reply = deferred();
        replies.push(reply);
        return reply.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { attemptId: 'visit' } }).start();
  actor.on('toast', (toast) => toasts.push(toast));
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.email];
  return { actor, sent, replies, toasts, state };
}

test('an address that is none is not sent', () => {
  const { actor, sent, state } = reportVisit();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'email.changed', email: 'maria@' });
  actor.send({ type: 'email.submitted' });
  expect([sent, state()]).toEqual([[], ['editing', 'maria@']]);
});

test('spec 4: a sent report closes the dialog with the address cleared', async () => {
  const { actor, sent, replies, toasts, state } = reportVisit();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'email.changed', email: ' maria@example.com ' });
  actor.send({ type: 'email.submitted' });
  actor.send({ type: 'email.submitted' });
  actor.send({ type: 'dialog.dismissed' });
  expect([sent.map(({ email }) => email), state()[0]]).toEqual([['maria@example.com'], 'sending']);
  replies[0]?.resolve();
  await settle();
  expect([state(), toasts]).toEqual([['closed', undefined], [{ type: 'toast', key: 'report.sent' }]]);
});

test('a refused report keeps the dialog and the address, and is sent again under the same key', async () => {
  const { actor, sent, replies, toasts, state } = reportVisit();
  const refusal = new Error('Service unavailable');
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'email.changed', email: 'maria@example.com' });
  actor.send({ type: 'email.submitted' });
  replies[0]?.reject(refusal);
  await settle();
  expect([state(), toasts]).toEqual([
    ['editing', 'maria@example.com'],
    [{ type: 'toast', key: 'report.failed', error: refusal }],
  ]);
  actor.send({ type: 'email.submitted' });
  expect(sent[1]).toEqual(sent[0]);
});

test('a dismissed dialog forgets the address', () => {
  const { actor, state } = reportVisit();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'email.changed', email: 'maria@example.com' });
  actor.send({ type: 'dialog.dismissed' });
  expect(state()).toEqual(['closed', undefined]);
});
