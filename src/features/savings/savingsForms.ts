import * as contact from 'virtual:form/savings-contact';
import * as quiz from 'virtual:quiz/savings-quiz';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import type { QuizDefinition } from '#src/questions/quizDefinition.ts';

export const savingsQuiz: QuizDefinition = quiz;
export const SAVINGS_CONTACT_FORM_ID = 'savings-contact';
export const savingsContactForm: FormDefinition = contact;

/** The consent wording as shown now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(savingsContactForm, 'agreeToComms');

export const DETAILED_QUOTE_FORM_ID = 'detailed-quote';
