import { walkedDemoRequest } from '#machines/demoRequest/demoRequestModel.ts';
import form from '#schemas/forms/demo-request.schema.json';
import ui from '#schemas/forms/demo-request.ui.json';
import common from '#schemas/texts/common.json';
import texts from '#schemas/texts/demo-request.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver } from '../driver.ts';

const { name, restaurantName, businessEmail, cellPhone, restaurantType, monthlySalesVolume } = form.properties;
const button = ui['ui:submitButtonOptions'].submitText;

/** The form of a visitor who wants a demo. */
export const demoRequestDriver = (): Driver => ({
  machine: 'demoRequest',
  opens: '/demo-request',
  holds: ['demoRequests'],
  gestures: {
    'request.changed': (page, { event }) => page.type(name.title, event.request.name),
    'request.submitted': async (page) => {
      await page.type(name.title, walkedDemoRequest.name);
      await page.type(restaurantName.title, walkedDemoRequest.restaurantName);
      await page.type(businessEmail.title, walkedDemoRequest.businessEmail);
      await page.type(cellPhone.title, walkedDemoRequest.cellPhone);
      await page.pick(restaurantType.title, 'Casual Dining');
      await page.pick(monthlySalesVolume.title, '$50,000 - $100,000');
      await page.press(button);
    },
    'xstate.done.actor.sendDemoRequest': (page) => page.answer('demoRequests', { status: 201, body: { data: {} } }),
    'xstate.error.actor.sendDemoRequest': (page) => page.answer('demoRequests', refusal),
  },
  sights: {
    editing: async (page, { snapshot, event }) => {
      await page.seesHeading(texts.title);
      await page.seesButton(button, 'ready');
      await page.seesField(name.title, snapshot.context.request.name ?? '');
      if (event.type === 'xstate.error.actor.sendDemoRequest') await page.seesToast(toasts.demoRequest.failed.title);
    },
    sending: (page) => page.seesButton(common.loading, 'busy'),
    received: async (page) => {
      await page.seesHeading(texts.received.title);
      await page.seesToast(toasts.demoRequest.received.title);
    },
  },
});
