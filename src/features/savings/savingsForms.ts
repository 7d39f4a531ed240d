import * as contact from 'virtual:form/savings-contact';
import * as quiz from 'virtual:quiz/savings-quiz';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import type { QuizDefinition } from '#src/questions/quizDefinition.ts';

/** The savings quiz as its pages show it. */
export const savingsQuiz: QuizDefinition = quiz;
/** Its contact step as a form. */
export const SAVINGS_CONTACT_FORM_ID = 'savings-contact';
export const savingsContactForm: FormDefinition = contact;

/** The consent sentence as it stands on the contact step now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(savingsContactForm, 'agreeToComms');

export const DETAILED_QUOTE_FORM_ID = 'detailed-quote';
