import texts from '#schemas/texts/comparison.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { implementationDetailsMachine } from './implementationDetailsMachine.ts';

export const implementationDetailsModel = (): MachineModel => ({
  title: 'Implementation details',
  machine: implementationDetailsMachine,
  input: { email: 'maria@trattoriagallo.example', attemptId: 'walk' },
  classes: plainEvent,
  memory: () => null,
  sayEvent: (event) => {
    if (event.type === 'details.requested') return `Press “${texts.guide.send}”`;
    return event.type.startsWith('xstate.done.') ? 'The server takes the request' : 'The server refuses the request';
  },
  sayState: (snapshot) => {
    if (snapshot.matches('sent')) return `“${texts.guide.sent}” with three next steps`;
    return snapshot.matches('sending') ? `“${texts.guide.sending}” is on the button` : `“${texts.guide.send}” is there`;
  },
});
