import * as demoRequest from 'virtual:form/demo-request';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

export const DEMO_FORM_ID = 'demo-request';
export const demoRequestForm: FormDefinition = demoRequest;
