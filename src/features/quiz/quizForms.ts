import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { type QuizDefinition, useQuestionWords } from '#src/questions/quizDefinition.ts';

/** The contact step as a form. */
export const CONTACT_FORM_ID = 'quiz-contact';
export const contactForm: FormDefinition = contact;

/** The main quiz as its pages show it. */
export const mainQuiz: QuizDefinition = quiz;

/** The words of the quiz in the visitor's language. */
export const useQuizWords = () => useQuestionWords(mainQuiz);

/** The consent sentence as it stands on the contact step now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(contactForm, 'agreeToComms');
