import * as costInputs from 'virtual:form/cost-inputs';
import * as detailedQuote from 'virtual:form/detailed-quote';
import * as contact from 'virtual:form/savings-contact';
import * as start from 'virtual:form/savings-start';
import * as quiz from 'virtual:quiz/savings-quiz';
import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

export const savingsStartForm: FormDefinition = start;
export const savingsContactForm: FormDefinition = contact;
export const costInputsForm: FormDefinition = costInputs;
export const detailedQuoteForm: FormDefinition = detailedQuote;
export const savingsQuiz = quiz;

/** The consent sentence on the contact step and its version, which are stored with the lead (D22). */
export const consentWording = {
  text: contact.schema.properties.agreeToComms?.title ?? '',
  version: String(getUiOptions(contact.uiSchema.agreeToComms).consentVersion ?? ''),
};
