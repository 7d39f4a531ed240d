import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { type QuizDefinition, useQuestionWords } from '#src/questions/quizDefinition.ts';

export const CONTACT_FORM_ID = 'quiz-contact';
export const contactForm: FormDefinition = contact;

export const mainQuiz: QuizDefinition = quiz;

export const useQuizWords = () => useQuestionWords(mainQuiz);

/** The consent wording as shown now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(contactForm, 'agreeToComms');
