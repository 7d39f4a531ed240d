import form from '#schemas/forms/detailed-quote.schema.json';
import ui from '#schemas/forms/detailed-quote.ui.json';
import common from '#schemas/texts/common.json';
import texts from '#schemas/texts/savings.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver, WalkedPage } from '../driver.ts';

/** The detailed quote, asked for on the page of the example report. */
export const detailedQuoteDriver = (): Driver => ({
  machine: 'detailedQuote',
  opens: '/cost-savings',
  holds: ['detailedQuote'],
  gestures: {
    'quote.requested': (page) => page.press(texts.action.quote),
    'asking.dismissed': (page) => page.press(common.close),
    'recipient.changed': (page, { event }) => fillIn(page, event.typed),
    'recipient.submitted': async (page, { event }) => {
      await fillIn(page, event.recipient);
      await page.press(ui['ui:submitButtonOptions'].submitText);
    },
    'xstate.done.actor.sendQuote': (page) =>
      page.answer('detailedQuote', { status: 201, body: { data: { id: 'quote' } } }),
    'xstate.error.actor.sendQuote': (page) => page.answer('detailedQuote', refusal),
  },
  sights: {
    idle: async (page, { event }) => {
      await page.seesDialog(undefined);
      await page.seesButton(texts.action.quote, 'ready');
      if (event.type === 'xstate.done.actor.sendQuote') await page.seesToast(toasts.detailedQuote.sent.title);
      if (event.type === 'xstate.error.actor.sendQuote') await page.seesToast(toasts.detailedQuote.failed.title);
    },
    asking: (page) => page.seesDialog(form.title),
    sending: (page) => page.seesButton(texts.action.sending, 'busy'),
  },
});

async function fillIn(page: WalkedPage, { email, name }: { email: string; name: string }) {
  await page.type(form.properties.email.title, email);
  await page.type(form.properties.name.title, name);
}
