import { defaultInputs } from '#domain/savings/constants.ts';
import { makeReport } from '#domain/savings/report.ts';
import form from '#schemas/forms/detailed-quote.schema.json';
import ui from '#schemas/forms/detailed-quote.ui.json';
import common from '#schemas/texts/common.json';
import texts from '#schemas/texts/savings.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { detailedQuoteMachine } from './detailedQuoteMachine.ts';

const walkedRecipient = { email: 'maria@trattoriagallo.example', name: 'Maria Gallo' } as const;

/** The report as a detailed quote, requested without the quiz. */
export const detailedQuoteModel = (): MachineModel => ({
  title: 'Detailed savings quote',
  machine: detailedQuoteMachine,
  input: { attemptId: 'walk' },
  classes: (type, snapshot) => {
    if (type === 'quote.requested') return [{ type, report: makeReport(defaultInputs) }];
    if (type === 'recipient.changed') return [{ type, typed: walkedRecipient }];
    if (type === 'recipient.submitted') return [{ type, recipient: walkedRecipient }];
    return plainEvent(type, snapshot);
  },
  memory: (snapshot) => (snapshot.context as { recipient: unknown }).recipient !== undefined,
  sayEvent: (event) => {
    if (event.type === 'quote.requested') return `Press “${texts.action.quote}”`;
    if (event.type === 'asking.dismissed') return `Press “${common.close}”`;
    if (event.type === 'recipient.changed') return `Fill in “${form.title}”`;
    if (event.type === 'recipient.submitted')
      return `Fill in “${form.title}” and press “${ui['ui:submitButtonOptions'].submitText}”`;
    return event.type.startsWith('xstate.done.') ? 'The server takes the quote' : 'The server refuses the quote';
  },
  sayState: (snapshot) => {
    if (snapshot.matches('asking')) return `The dialog “${form.title}” is open`;
    if (snapshot.matches('sending')) return `The button reads “${texts.action.sending}”`;
    return `The report is on the screen, after a send with the toast “${toasts.detailedQuote.sent.title}” or “${toasts.detailedQuote.failed.title}”`;
  },
});
