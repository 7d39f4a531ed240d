import { assign, setup } from 'xstate';
import type { Consultation } from '#schemas/__generated__/consultation.ts';

/** What the visitor has typed so far; complete when it is submitted. */
export type ConsultationDraft = Partial<Consultation>;

/**
 * Form of a free consultation: closed → editing → thanked → closed.
 * It sends nothing (spec 2): what was typed stays in this page and is forgotten when the modal closes.
 */
export const consultationFormMachine = setup({
  types: {
    context: {} as { draft: ConsultationDraft },
    events: {} as
      | { type: 'modal.opened' }
      | { type: 'form.changed'; draft: ConsultationDraft }
      | { type: 'form.submitted' }
      | { type: 'modal.dismissed' },
    tags: {} as 'open',
  },
  actions: {
    keepDraft: assign(({ event }) => (event.type === 'form.changed' ? { draft: event.draft } : {})),
    forget: assign({ draft: {} }),
  },
}).createMachine({
  id: 'consultationForm',
  context: { draft: {} },
  initial: 'closed',
  states: {
    closed: { on: { 'modal.opened': 'editing' } },
    editing: {
      tags: 'open',
      on: {
        'form.changed': { actions: 'keepDraft' },
        'form.submitted': 'thanked',
        'modal.dismissed': { target: 'closed', actions: 'forget' },
      },
    },
    thanked: { tags: 'open', on: { 'modal.dismissed': { target: 'closed', actions: 'forget' } } },
  },
});
