import { walkedListing } from '#machines/listing/listingModel.ts';
import form from '#schemas/forms/listing.schema.json';
import ui from '#schemas/forms/listing.ui.json';
import options from '#schemas/options.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver } from '../driver.ts';

const { agreeToComms, productName, website, businessEmail, cellPhone } = form.properties;
const button = ui['ui:submitButtonOptions'].submitText;
const [pos] = options.$defs.softwareType.oneOf;

/** The form of a vendor who wants to be listed. */
export const listingDriver = (): Driver => ({
  machine: 'listing',
  opens: '/list-your-business',
  holds: ['businesses'],
  gestures: {
    'listing.changed': (page, { event }) => page.type(productName.title, event.listing.productName),
    'listing.submitted': async (page, { event }) => {
      await page.choose(pos?.title ?? '');
      await page.type(productName.title, walkedListing.productName);
      await page.type(website.title, walkedListing.website);
      await page.type(businessEmail.title, walkedListing.businessEmail);
      await page.type(cellPhone.title, walkedListing.cellPhone);
      if (event.listing.agreeToComms) await page.agree(agreeToComms.title);
      else await page.tick([]);
      await page.press(button);
    },
    'xstate.done.actor.sendListing': (page) => page.answer('businesses', { status: 201, body: { data: {} } }),
    'xstate.error.actor.sendListing': (page) => page.answer('businesses', refusal),
  },
  sights: {
    editing: async (page, { snapshot, event }) => {
      await page.seesButton(button, 'ready');
      await page.seesField(productName.title, snapshot.context.listing.productName ?? '');
      if (event.type === 'listing.submitted') await page.seesToast(toasts.listing.agreementRequired.title);
      if (event.type === 'xstate.done.actor.sendListing') await page.seesToast(toasts.listing.received.title);
      if (event.type === 'xstate.error.actor.sendListing') await page.seesToast(toasts.listing.failed.title);
    },
    sending: (page) => page.seesButton(button, 'busy'),
  },
});
