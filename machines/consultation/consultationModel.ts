import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/consultation.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { consultationMachine, HANDOVER } from './consultationMachine.ts';

/** Booking a call. Classes: the window opens, or the browser blocks it. The length of the call changes no path. */
export const consultationModel = (): MachineModel => ({
  title: 'Booking a call',
  machine: consultationMachine,
  input: { interaction: 'schedule_consultation' },
  classes: (type, snapshot) => {
    if (type === 'call.requested') return [{ type, minutes: 15 }];
    if (type === 'xstate.done.actor.openBooking')
      return [
        { type, output: 'opened' },
        { type, output: 'blocked' },
      ];
    return plainEvent(type, snapshot);
  },
  memory: () => null,
  timings: {
    'xstate.done.actor.openBooking': { milliseconds: 0, isCertain: true },
    'xstate.error.actor.openBooking': { milliseconds: 0, isCertain: true },
  },
  sayEvent: (event) => {
    switch (event.type) {
      case 'call.requested':
        return `Press “${comparison.actions.schedule}”`;
      case 'link.followed':
        return `Press “${texts.blocked.link}”`;
      case 'link.dismissed':
        return 'Press the cross or Escape';
      case 'xstate.done.actor.openBooking':
        return event.output === 'opened' ? 'The booking page opens' : 'The browser blocks the window';
      case 'xstate.error.actor.openBooking':
        return 'The browser cannot open windows';
      default:
        return `Wait ${HANDOVER / 1000} s`;
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('blocked')) return `“${texts.blocked.title}” with a link; no booking is counted`;
    if (snapshot.matches('handingOver')) return 'The booking page is open in its own window';
    if (snapshot.matches('opening')) return 'The window is about to open';
    return 'The page as before; after a booking the thank-you page';
  },
});
