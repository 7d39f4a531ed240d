import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/quote.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import { type Driver, timePasses } from '../driver.ts';
import { walkedResults } from './walkedResults.ts';

const key = `${comparison.actions.quote} ${comparison.actions.ofSystem.replace('{name}', 'Clover POS')}`;

/** The quote of the third choice of the walked visitor. */
export const systemQuoteDriver = (): Driver => ({
  machine: 'systemQuote',
  ...walkedResults,
  holds: ['quotes'],
  gestures: {
    'quote.requested': (page) => page.press(key),
    'confirmation.dismissed': (page) => page.escape(),
    'xstate.done.actor.sendSystemQuote': (page) =>
      page.answer('quotes', { status: 201, body: { data: { id: 'quote' } } }),
    'xstate.error.actor.sendSystemQuote': (page) => page.answer('quotes', refusal),
    'xstate.after.confirmationShown.*.*': timePasses,
  },
  sights: {
    ready: async (page, { event }) => {
      await page.seesDialog(undefined);
      await page.seesButton(key, 'ready');
      if (event.type.startsWith('xstate.error.')) await page.seesToast(toasts.quote.submitFailed.title);
    },
    sending: (page) => page.seesButton(comparison.actions.submitting, 'busy'),
    confirming: (page) => page.seesDialog(texts.submitted.title),
  },
});
