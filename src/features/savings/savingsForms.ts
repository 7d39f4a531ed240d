import * as contact from 'virtual:form/savings-contact';
import * as quiz from 'virtual:quiz/savings-quiz';
import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { translatedForm } from '#src/forms/useTranslatedForm.ts';
import type { QuizDefinition } from '#src/questions/quizDefinition.ts';
import { texts } from '#src/texts/texts.ts';

/** The savings quiz as its pages show it. */
export const savingsQuiz: QuizDefinition = quiz;
/** Its contact step as a form. */
export const savingsContactForm: FormDefinition = contact;

/** The consent sentence as it stands on the contact step now, and its version: both are stored with the lead (D22). */
export function consentWording(): { text: string; version: string } {
  const ui = getUiOptions(translatedForm(savingsContactForm, texts.language).uiSchema.agreeToComms);
  return {
    text: ui.title ?? contact.schema.properties.agreeToComms?.title ?? '',
    version: String(ui.consentVersion ?? ''),
  };
}
