import * as consultation from 'virtual:form/consultation';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** What somebody may tell before a consultation. */
export const consultationForm: FormDefinition = consultation;
