import type { AnyMachineSnapshot } from 'xstate';
import form from '#schemas/forms/quote-request.schema.json';
import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/quote.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { walkedVisitor } from '../models/walkedVisitor.ts';
import { quoteMachine, SUCCESS_SHOWN } from './quoteMachine.ts';

const recommended = ['toast', 'square-for-restaurants', 'clover'];

/** The quote modal. Classes: systems chosen, or none. */
export const quoteModel = (): MachineModel => ({
  title: 'Quote modal',
  machine: quoteMachine,
  input: { contact: walkedVisitor, attemptId: 'walk' },
  classes: (type, snapshot) => {
    if (type === 'modal.opened') return [{ type, recommended }];
    if (type === 'request.changed')
      return [
        { type, request: { posSystems: ['lavu'], additionalInfo: 'Two bars' } },
        { type, request: { posSystems: [] } },
      ];
    return plainEvent(type, snapshot);
  },
  memory: (snapshot) => chosenIn(snapshot).length > 0,
  sayEvent: (event) => {
    switch (event.type) {
      case 'modal.opened':
        return `Press “${comparison.actions.freeQuote}”`;
      case 'request.changed':
        return event.request.posSystems.length > 0
          ? 'Leave only “Lavu POS” ticked and type a text'
          : 'Untick every system';
      case 'request.submitted':
        return `Press “${texts.submit_other}”`;
      case 'modal.dismissed':
        return `Press “${texts.cancel}”, the cross or Escape`;
      case 'xstate.done.actor.submitQuote':
        return 'The server takes the request';
      case 'xstate.error.actor.submitQuote':
        return 'The server refuses the request';
      default:
        return `Wait ${SUCCESS_SHOWN / 1000} s`;
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('submitting')) return `“${texts.submitting}” is on the button, and nothing closes the modal`;
    if (snapshot.matches('succeeded')) return `“${texts.submitted.title}” is in the modal`;
    if (snapshot.matches('closed')) return 'No modal; after a request the thank-you page is on the screen';
    return `“${form.title}” is open; after a refusal with the toast “${toasts.quote.submitFailed.title}”`;
  },
});

const chosenIn = (snapshot: AnyMachineSnapshot) =>
  (snapshot.context as { request: { posSystems: string[] } }).request.posSystems;
