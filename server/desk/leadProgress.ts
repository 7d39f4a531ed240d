import leadProgressSchema from '#schemas/forms/lead-progress.schema.json' with { type: 'json' };
import leadProgressUi from '#schemas/forms/lead-progress.ui.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';

export const leadProgressForm = readForm(leadProgressSchema, leadProgressUi);

/** The states that a lead can have, in order. */
export const leadStates: readonly string[] = (leadProgressForm.options.state ?? []).map(({ value }) => value);
