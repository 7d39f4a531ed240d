import form from '#schemas/forms/listing.schema.json';
import ui from '#schemas/forms/listing.ui.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { listingMachine } from './listingMachine.ts';

/** A complete listing except for the agreement. */
export const walkedListing = {
  softwareType: 'pos',
  productName: 'TableTurn',
  website: 'https://tableturn.example',
  businessEmail: 'hello@tableturn.example',
  cellPhone: '(737) 555-0186',
} as const;

const button = ui['ui:submitButtonOptions'].submitText;

/** The form for vendors. Classes: agreed, and not agreed. */
export const listingModel = (): MachineModel => ({
  title: 'List your business',
  machine: listingMachine,
  input: { attemptId: 'walk' },
  classes: (type, snapshot) => {
    if (type === 'listing.changed') return [{ type, listing: { productName: walkedListing.productName } }];
    if (type !== 'listing.submitted') return plainEvent(type, snapshot);
    return [{ ...walkedListing, agreeToComms: true }, walkedListing].map((listing) => ({ type, listing }));
  },
  memory: () => null,
  sayEvent: (event) => {
    if (event.type === 'listing.changed') return `Type “${event.listing.productName}” under “Product name”`;
    if (event.type === 'listing.submitted')
      return `Fill in the form, ${event.listing.agreeToComms ? 'tick' : 'leave'} “${form.properties.agreeToComms.title}” and press “${button}”`;
    return event.type.startsWith('xstate.done.') ? 'The server takes the listing' : 'The server refuses the listing';
  },
  sayState: (snapshot) =>
    snapshot.matches('sending')
      ? `“${button}” is busy and does nothing`
      : `The form is on the screen: empty after the toast “${toasts.listing.received.title}”, as it was after “${toasts.listing.failed.title}” or “${toasts.listing.agreementRequired.title}”`,
});
