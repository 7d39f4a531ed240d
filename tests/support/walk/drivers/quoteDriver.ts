import posSystems from '#schemas/content/pos-systems.json';
import form from '#schemas/forms/quote-request.schema.json';
import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/quote.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import { type Driver, timePasses } from '../driver.ts';
import { walkedResults } from './walkedResults.ts';

/** The quote modal, opened from the first choice. */
export const quoteDriver = (): Driver => ({
  machine: 'quote',
  ...walkedResults,
  holds: ['quotes'],
  gestures: {
    'modal.opened': (page) => page.press(comparison.actions.freeQuote),
    'request.changed': async (page, { event }) => {
      const { posSystems: slugs, additionalInfo } = event.request;
      await page.tick(slugs.map(nameOf));
      if (additionalInfo !== undefined) await page.type(form.properties.additionalInfo.title, additionalInfo);
    },
    'request.submitted': (page, { snapshot }) => page.press(submitText(snapshot.context.request.posSystems.length)),
    'modal.dismissed': (page) => page.press(texts.cancel),
    'xstate.done.actor.submitQuote': (page) => page.answer('quotes', { status: 201, body: { data: { id: 'quote' } } }),
    'xstate.error.actor.submitQuote': (page) => page.answer('quotes', refusal),
    'xstate.after.successShown.*.*': timePasses,
  },
  sights: {
    closed: async (page, { event }) => {
      if (event.type.startsWith('xstate.after.')) {
        await page.seesAddress('/thank-you');
        await page.back();
      }
      await page.seesDialog(undefined);
    },
    editing: async (page, { event, snapshot }) => {
      await page.seesDialog(form.title);
      const count = snapshot.context.request.posSystems.length;
      await page.seesButton(submitText(count), count > 0 ? 'ready' : 'disabled');
      if (event.type === 'xstate.error.actor.submitQuote') await page.seesToast(toasts.quote.submitFailed.title);
    },
    submitting: (page) => page.seesButton(texts.submitting, 'busy'),
    succeeded: async (page) => {
      await page.seesDialog(texts.submitted.title);
      await page.seesToast(toasts.quote.submitted.title);
    },
  },
});

const submitText = (count: number) =>
  (count === 1 ? texts.submit_one : texts.submit_other).replace('{count}', String(count));

const nameOf = (slug: string) => posSystems.systems.find((system) => system.slug === slug)?.name ?? slug;
