import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/quote.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { walkedVisitor } from '../models/walkedVisitor.ts';
import { CONFIRMATION_SHOWN, systemQuoteMachine } from './systemQuoteMachine.ts';

const system = { slug: 'clover', name: 'Clover POS', subtitle: 'In a line', description: 'In a sentence.' };

/** A quote for the second or third choice. */
export const systemQuoteModel = (): MachineModel => ({
  title: 'Quote for one system',
  machine: systemQuoteMachine,
  input: { contact: walkedVisitor, attemptId: 'walk' },
  classes: (type, snapshot) => (type === 'quote.requested' ? [{ type, system }] : plainEvent(type, snapshot)),
  memory: () => null,
  sayEvent: (event) => {
    switch (event.type) {
      case 'quote.requested':
        return `Press “${comparison.actions.quote}” on the card of the second choice`;
      case 'confirmation.dismissed':
        return 'Press the cross or Escape';
      case 'xstate.done.actor.sendSystemQuote':
        return 'The server takes the request';
      case 'xstate.error.actor.sendSystemQuote':
        return 'The server refuses the request';
      default:
        return `Wait ${CONFIRMATION_SHOWN / 1000} s`;
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('sending'))
      return `“${comparison.actions.submitting}” is on the button, and no other can be pressed`;
    if (snapshot.matches('confirming')) return `“${texts.submitted.title}” is in a modal`;
    return `“${comparison.actions.quote}” can be pressed on both cards`;
  },
});
