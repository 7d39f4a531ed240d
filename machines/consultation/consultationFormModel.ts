import form from '#schemas/forms/consultation.schema.json';
import ui from '#schemas/forms/consultation.ui.json';
import comparison from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/consultation.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { consultationFormMachine } from './consultationFormMachine.ts';

/** The form of a free consultation, which sends nothing. */
export const consultationFormModel = (): MachineModel => ({
  title: 'Consultation form',
  machine: consultationFormMachine,
  classes: (type, snapshot) =>
    type === 'form.changed' ? [{ type, draft: { name: 'Maria Gallo' } }] : plainEvent(type, snapshot),
  memory: (snapshot) => 'name' in (snapshot.context as { draft: object }).draft,
  sayEvent: (event) => {
    switch (event.type) {
      case 'modal.opened':
        return `Press “${comparison.actions.consultation}”`;
      case 'form.changed':
        return 'Type a name';
      case 'form.submitted':
        return `Fill in the form and press “${ui['ui:submitButtonOptions'].submitText}”`;
      default:
        return 'Press the cross or Escape';
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('closed')) return 'No modal; opened again it is empty';
    return snapshot.matches('thanked') ? `“${texts.form.thanks}” is in the modal` : `“${form.title}” is open`;
  },
});
