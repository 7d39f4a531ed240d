import { addAnswer } from './addAnswer.ts';
import { addField } from './addField.ts';
import { changeConsent } from './changeConsent.ts';
import type { Wizard } from './wizard.ts';

/** The edits that touch several documents, in the order of schemas/README.md. */
export const wizards: readonly Wizard[] = [addAnswer, addField, changeConsent];
