import * as consultation from 'virtual:form/consultation';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

export const consultationForm: FormDefinition = consultation;
