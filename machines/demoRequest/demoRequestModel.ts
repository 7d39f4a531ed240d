import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import ui from '#schemas/forms/demo-request.ui.json';
import common from '#schemas/texts/common.json';
import texts from '#schemas/texts/demo-request.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { demoRequestMachine } from './demoRequestMachine.ts';

// The machine takes a request as it is, so the cast is safe in a walk.
export const walkedDemoRequest = {
  name: 'Maria Gallo',
  restaurantName: 'Trattoria Gallo',
  businessEmail: 'maria@trattoriagallo.example',
  cellPhone: '(512) 555-0142',
  restaurantType: 'casual-dining',
  monthlySalesVolume: '50k-100k',
} as DemoRequest;

const button = ui['ui:submitButtonOptions'].submitText;

/** The demo request form. Its fields are validated before the machine gets them. */
export const demoRequestModel = (): MachineModel => ({
  title: 'Demo request',
  machine: demoRequestMachine,
  input: { attemptId: 'walk' },
  classes: (type, snapshot) => {
    if (type === 'request.changed') return [{ type, request: { name: walkedDemoRequest.name } }];
    if (type === 'request.submitted') return [{ type, request: walkedDemoRequest }];
    return plainEvent(type, snapshot);
  },
  memory: () => null,
  sayEvent: (event) => {
    if (event.type === 'request.changed') return `Type “${event.request.name}” under “Name”`;
    if (event.type === 'request.submitted') return `Fill in the form and press “${button}”`;
    return event.type.startsWith('xstate.done.') ? 'The server takes the request' : 'The server refuses the request';
  },
  sayState: (snapshot) => {
    if (snapshot.matches('sending')) return `The button reads “${common.loading}” and nothing can be pressed`;
    if (snapshot.matches('received'))
      return `“${texts.received.title}” with the button “${texts.received.home}”, and the toast “${toasts.demoRequest.received.title}”`;
    return `The form is on the screen; after a refusal as it was, with the toast “${toasts.demoRequest.failed.title}”`;
  },
});
