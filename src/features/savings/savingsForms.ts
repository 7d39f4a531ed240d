import * as contact from 'virtual:form/savings-contact';
import * as quiz from 'virtual:quiz/savings-quiz';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import type { SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { metaOf } from '#src/questions/questionSnapshot.ts';
import type { QuizDefinition } from '#src/questions/quizDefinition.ts';
import { quizPosition } from '#src/questions/quizPosition.ts';

export const savingsQuiz: QuizDefinition = quiz;
export const SAVINGS_CONTACT_FORM_ID = 'savings-contact';
export const savingsContactForm: FormDefinition = contact;

/** The consent wording as shown now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(savingsContactForm, 'agreeToComms');

export const DETAILED_QUOTE_FORM_ID = 'detailed-quote';

/** Step x of 5; the contact step comes after the last and leaves the bar full (spec 4). */
export const position = quizPosition(savingsQuizSchema, { isContactCounted: false });

/** Seconds until the report can be requested; undefined when it can (D28). */
export const secondsLeft = (snapshot: SavingsSnapshot): number | undefined =>
  metaOf<{ secondsLeft: number }>(snapshot).secondsLeft;
