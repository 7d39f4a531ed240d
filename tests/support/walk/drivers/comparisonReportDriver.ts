import form from '#schemas/forms/comparison-report.schema.json';
import ui from '#schemas/forms/comparison-report.ui.json';
import texts from '#schemas/texts/report.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver } from '../driver.ts';

const submit = ui['ui:submitButtonOptions'].submitText;

/** The comparison report, asked for in the preview on home. */
export const comparisonReportDriver = (): Driver => ({
  machine: 'comparisonReport',
  opens: '/',
  holds: ['comparisonReports'],
  gestures: {
    'dialog.opened': (page) => page.press(texts.open),
    'email.changed': (page, { event }) => page.type(form.properties.email.title, event.email),
    'email.submitted': (page) => page.press(submit),
    'dialog.dismissed': (page) => page.press(texts.cancel),
    'xstate.done.actor.sendReport': (page) =>
      page.answer('comparisonReports', { status: 201, body: { data: { id: 'report' } } }),
    'xstate.error.actor.sendReport': (page) => page.answer('comparisonReports', refusal),
  },
  sights: {
    closed: async (page, { event }) => {
      await page.seesDialog(undefined);
      if (event.type === 'xstate.done.actor.sendReport') await page.seesToast(toasts.report.sent.title);
    },
    editing: async (page, { event, snapshot }) => {
      await page.seesDialog(form.title);
      await page.seesField(form.properties.email.title, snapshot.context.email ?? '');
      if (event.type === 'xstate.error.actor.sendReport') await page.seesToast(toasts.report.failed.title);
    },
    sending: (page) => page.seesButton(texts.sending, 'busy'),
  },
});
