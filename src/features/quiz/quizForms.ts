import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { translatedForm } from '#src/forms/useTranslatedForm.ts';
import { type QuizDefinition, useQuestionWords } from '#src/questions/quizDefinition.ts';
import { texts } from '#src/texts/texts.ts';

/** The contact step as a form. */
export const contactForm: FormDefinition = contact;

/** The main quiz as its pages show it. */
export const mainQuiz: QuizDefinition = quiz;

/** The words of the quiz in the visitor's language. */
export const useQuizWords = () => useQuestionWords(mainQuiz);

/** The consent sentence as it stands on the contact step now, and its version: both are stored with the lead (D22). */
export function consentWording(): { text: string; version: string } {
  const ui = getUiOptions(translatedForm(contactForm, texts.language).uiSchema.agreeToComms);
  return {
    text: ui.title ?? contact.schema.properties.agreeToComms?.title ?? '',
    version: String(ui.consentVersion ?? ''),
  };
}
