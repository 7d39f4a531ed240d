import { walkedVisitor } from '#machines/models/walkedVisitor.ts';
import form from '#schemas/forms/consultation.schema.json';
import ui from '#schemas/forms/consultation.ui.json';
import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/consultation.json';
import type { Driver } from '../driver.ts';
import { walkedResults } from './walkedResults.ts';

const { name, email, phone } = form.properties;

/** The form of a free consultation, for a visitor who answered maybe. */
export const consultationFormDriver = (): Driver => ({
  machine: 'consultationForm',
  ...walkedResults,
  holds: [],
  gestures: {
    'modal.opened': (page) => page.press(comparison.actions.consultation),
    'form.changed': (page, { event }) => page.type(name.title, event.draft.name),
    'form.submitted': async (page) => {
      await page.type(name.title, walkedVisitor.name);
      await page.type(email.title, walkedVisitor.email);
      await page.type(phone.title, walkedVisitor.phone);
      await page.press(ui['ui:submitButtonOptions'].submitText);
    },
    'modal.dismissed': (page) => page.escape(),
  },
  sights: {
    closed: (page) => page.seesDialog(undefined),
    editing: async (page, { snapshot }) => {
      await page.seesDialog(form.title);
      await page.seesField(name.title, snapshot.context.draft.name ?? '');
    },
    thanked: (page) => page.seesDialog(texts.form.thanks),
  },
});
