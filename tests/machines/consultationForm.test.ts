import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { consultationFormMachine } from '#machines/consultation/consultationFormMachine.ts';

test('what was typed is thanked for, and forgotten when the modal closes', () => {
  const actor = createActor(consultationFormMachine).start();
  actor.send({ type: 'modal.opened' });
  actor.send({ type: 'form.changed', draft: { name: 'Maria' } });
  actor.send({ type: 'form.submitted' });
  const { value, context } = actor.getSnapshot();
  expect([value, context]).toEqual(['thanked', { draft: { name: 'Maria' } }]);
  actor.send({ type: 'modal.dismissed' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['closed', { draft: {} }]);
});

test('a form that was not sent is forgotten too', () => {
  const actor = createActor(consultationFormMachine).start();
  actor.send({ type: 'modal.opened' });
  actor.send({ type: 'form.changed', draft: { name: 'Maria' } });
  actor.send({ type: 'modal.dismissed' });
  actor.send({ type: 'modal.opened' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['editing', { draft: {} }]);
});
