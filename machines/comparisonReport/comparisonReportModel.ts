import form from '#schemas/forms/comparison-report.schema.json';
import ui from '#schemas/forms/comparison-report.ui.json';
import texts from '#schemas/texts/report.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { comparisonReportMachine } from './comparisonReportMachine.ts';

/** The comparison report by mail. Classes: an address, and a text that is not one. */
export const comparisonReportModel = (): MachineModel => ({
  title: 'Comparison report',
  machine: comparisonReportMachine,
  input: { attemptId: 'walk' },
  classes: (type, snapshot) =>
    type === 'email.changed'
      ? [
          { type, email: 'maria@trattoriagallo.example' },
          { type, email: 'maria@' },
        ]
      : plainEvent(type, snapshot),
  memory: (snapshot) => (snapshot.context as { email?: string }).email?.endsWith('.example') ?? null,
  sayEvent: (event) => {
    switch (event.type) {
      case 'dialog.opened':
        return `Press “${texts.open}”`;
      case 'email.changed':
        return `Type “${event.email}”`;
      case 'email.submitted':
        return `Press “${ui['ui:submitButtonOptions'].submitText}”`;
      case 'dialog.dismissed':
        return `Press “${texts.cancel}”, the cross or Escape`;
      case 'xstate.done.actor.sendReport':
        return 'The server takes the address';
      default:
        return 'The server refuses the address';
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('closed')) return `No dialog; after a send the toast “${toasts.report.sent.title}”`;
    return snapshot.matches('sending')
      ? `“${texts.sending}” is on the button, and nothing closes the dialog`
      : `“${form.title}” is open; after a refusal with the toast “${toasts.report.failed.title}”`;
  },
});
