import texts from '#schemas/texts/comparison.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver } from '../driver.ts';
import { walkedResults } from './walkedResults.ts';

/** Implementation details, asked for on the card of the guide. */
export const implementationDetailsDriver = (): Driver => ({
  machine: 'implementationDetails',
  ...walkedResults,
  holds: ['comparisonReports'],
  gestures: {
    'details.requested': (page) => page.press(texts.guide.send),
    'xstate.done.actor.sendDetails': (page) =>
      page.answer('comparisonReports', { status: 201, body: { data: { id: 'report' } } }),
    'xstate.error.actor.sendDetails': (page) => page.answer('comparisonReports', refusal),
  },
  sights: {
    offered: async (page, { event }) => {
      await page.seesButton(texts.guide.send, 'ready');
      if (event.type.startsWith('xstate.error.')) await page.seesToast(toasts.implementationDetails.failed.title);
    },
    sending: (page) => page.seesButton(texts.guide.sending, 'busy'),
    sent: (page) => page.seesText(texts.nextSteps.title),
  },
});
