import { assign, emit, fromPromise, setup } from 'xstate';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Interaction } from '../interaction.ts';

/** From the booking window to the thank-you page (spec 9), in milliseconds. */
export const HANDOVER = 1000;

/** How many minutes a call takes; each has a scheduling link. */
export type CallMinutes = 15 | 30;
/** Whether the browser opened or blocked the booking page. */
export type BookingWindow = 'opened' | 'blocked';
/** The booking page is open in a window of its own; the visitor is thanked in this one. */
export type CallConcluded = { type: 'call.concluded'; minutes: CallMinutes };

type CallInteraction = 'schedule_consultation' | 'schedule_savings_consultation';
type ConsultationContext = { interaction: CallInteraction; minutes: CallMinutes };

/**
 * Booking a call: idle → opening → handingOver → idle; a window that the browser blocks leads to blocked, with a
 * plain link. Only a window that really opened counts as a booking.
 */
export const consultationMachine = setup({
  types: {
    context: {} as ConsultationContext,
    events: {} as
      | { type: 'call.requested'; minutes?: CallMinutes }
      | { type: 'link.followed' }
      | { type: 'link.dismissed' },
    emitted: {} as Interaction | CallConcluded,
    input: {} as { interaction: CallInteraction },
    children: {} as { openBooking: 'openBooking' },
  },
  actors: { openBooking: fromPromise<BookingWindow, { minutes: CallMinutes }>(actorNotProvided('openBooking')) },
  delays: { handover: HANDOVER },
  guards: { isOpened: (_, window: BookingWindow) => window === 'opened' },
  actions: {
    keepMinutes: assign(({ event }) => (event.type === 'call.requested' ? { minutes: event.minutes ?? 15 } : {})),
  },
}).createMachine({
  id: 'consultation',
  context: ({ input }) => ({ ...input, minutes: 15 }),
  initial: 'idle',
  states: {
    idle: { on: { 'call.requested': { target: 'opening', actions: 'keepMinutes' } } },
    opening: {
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context }) => ({ minutes: context.minutes }),
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'handingOver' },
          { target: 'blocked' },
        ],
        onError: 'blocked',
      },
    },
    blocked: { on: { 'link.followed': 'handingOver', 'link.dismissed': 'idle' } },
    handingOver: {
      entry: emit(({ context }) => ({
        type: 'interaction',
        name: context.interaction,
        details: { duration: context.minutes },
      })),
      after: {
        handover: {
          target: 'idle',
          actions: emit(({ context }) => ({ type: 'call.concluded', minutes: context.minutes })),
        },
      },
    },
  },
});
