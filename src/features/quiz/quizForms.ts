import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { ProcessingPhase, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { consentWording as wordingOf } from '#src/forms/consentWording.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { metaOf } from '#src/questions/questionSnapshot.ts';
import { type QuizDefinition, useQuestionWords } from '#src/questions/quizDefinition.ts';
import { quizPosition } from '#src/questions/quizPosition.ts';

export const CONTACT_FORM_ID = 'quiz-contact';
export const contactForm: FormDefinition = contact;

export const mainQuiz: QuizDefinition = quiz;

export const useQuizWords = () => useQuestionWords(mainQuiz);

/** The consent wording as shown now, and its version: both are stored with the lead (D22). */
export const consentWording = () => wordingOf(contactForm, 'agreeToComms');

/** Step x of y: the contact form is the last step (spec 4). */
export const position = quizPosition(mainQuizSchema, { isContactCounted: true });

/** The phase being shown while the results are made. */
export const currentPhase = (snapshot: QuizSnapshot): ProcessingPhase | undefined =>
  metaOf<{ phase: ProcessingPhase }>(snapshot).phase;
