import { fromPromise } from 'xstate';
import type { BookingWindow, CallMinutes } from '#machines/consultation/consultationMachine.ts';
import { schedulingLink } from './schedulingLink.ts';

export const consultationActors = {
  // The machine starts it within the click, or the browser would block the window as a pop-up.
  openBooking: fromPromise<BookingWindow, { minutes: CallMinutes }>(async ({ input }) =>
    openWithoutOpener(schedulingLink(input.minutes)),
  ),
};

/** With "noopener" the result is null even on success, like that of a blocked window (L-08). */
function openWithoutOpener(address: string): BookingWindow {
  const booking = window.open(address, '_blank');
  if (!booking || booking.closed) return 'blocked';
  booking.opener = null;
  return 'opened';
}
