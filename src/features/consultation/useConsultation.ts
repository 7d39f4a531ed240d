import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type BookingWindow,
  type CallConcluded,
  type CallMinutes,
  consultationMachine,
} from '#machines/consultation/consultationMachine.ts';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useInteractions } from '#src/analytics/useInteractions.ts';
import { schedulingLink } from './schedulingLink.ts';

const consultationActors = {
  // The machine starts it within the click event, or the browser would block the window as a pop-up.
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

export type ConsultationFlow = [SnapshotFrom<typeof consultationMachine>, ActorRefFrom<typeof consultationMachine>];
export type CallInteraction = 'schedule_consultation' | 'schedule_savings_consultation';

const machine = consultationMachine.provide({ actors: consultationActors });

/** Booking a call. `onConcluded` must be stable. */
export function useConsultation(
  interaction: CallInteraction,
  onConcluded: (event: CallConcluded) => void,
): ConsultationFlow {
  const flow: ConsultationFlow = useFlow(machine, { input: { interaction } });
  useInteractions(flow[1]);
  useEmitted(flow[1], 'call.concluded', onConcluded);
  return flow;
}
