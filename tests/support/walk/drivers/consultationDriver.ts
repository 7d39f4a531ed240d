import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/consultation.json';
import { type Driver, timePasses } from '../driver.ts';
import { walkedResults } from './walkedResults.ts';

/** Booking a call from the results. The played browser decides whether the window opens. */
export const consultationDriver = (): Driver => ({
  machine: 'consultation',
  ...walkedResults,
  holds: [],
  prepare: (page, path) =>
    page.playBrowser({
      bookingWindow: path.flatMap(({ event }) => {
        if (event.type === 'xstate.error.actor.openBooking') return ['NoWindows'];
        return event.type === 'xstate.done.actor.openBooking'
          ? [event.output === 'opened' ? undefined : 'blocked']
          : [];
      }),
    }),
  gestures: {
    'call.requested': (page) => page.press(comparison.actions.schedule),
    'xstate.done.actor.openBooking': timePasses,
    'xstate.error.actor.openBooking': timePasses,
    'link.followed': (page) => page.follow(texts.blocked.link.replace('{minutes}', '15')),
    'link.dismissed': (page) => page.escape(),
    'xstate.after.handover.*.*': timePasses,
  },
  sights: {
    idle: async (page, { event }) => {
      if (event.type.startsWith('xstate.after.')) {
        await page.seesAddress('/thank-you');
        await page.back();
      }
      await page.seesDialog(undefined);
      await page.seesButton(comparison.actions.schedule, 'ready');
    },
    opening: { nothingToSee: 'the browser answers at once' },
    blocked: (page) => page.seesDialog(texts.blocked.title),
    handingOver: (page) => page.seesDialog(undefined),
  },
});
