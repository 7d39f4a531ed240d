import { fromPromise } from 'xstate';
import type { BookingWindow, CallMinutes } from '#machines/consultation/consultationMachine.ts';
import { schedulingLink } from './schedulingLink.ts';

/** What booking a call asks of the browser. */
export const consultationActors = {
  // The machine starts it within the visitor's click, or the window would be taken for one that nobody asked for.
  openBooking: fromPromise<BookingWindow, { minutes: CallMinutes }>(async ({ input }) =>
    openWithoutOpener(schedulingLink(input.minutes)),
  ),
};

/** With "noopener" the answer would be null also on success, and a blocked window could not be told apart (L-08). */
function openWithoutOpener(address: string): BookingWindow {
  const booking = window.open(address, '_blank');
  if (!booking || booking.closed) return 'blocked';
  booking.opener = null;
  return 'opened';
}
