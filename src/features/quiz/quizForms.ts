import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { translatedForm, useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { texts } from '#src/texts/texts.ts';

/** The contact step as a form. */
export const contactForm: FormDefinition = contact;

/** One question as a form of its own: a single choice is a row of cards unless its UI schema names another widget. */
export function questionForm(question: string): FormDefinition {
  const step = quiz.steps[question];
  if (!step) throw new Error(`The quiz has no question "${question}"`);
  const ui = { 'ui:widget': 'choiceCards', ...quiz.uiSchema[question] };
  return { ...step, uiSchema: { [question]: ui }, options: quiz.options, origin: quiz.origin };
}

/** How many options must be chosen; undefined for a question with one answer. */
export function leastChoices(question: string): number | undefined {
  const property = quiz.schema.properties[question];
  return property?.type === 'array' ? (property.minItems ?? 1) : undefined;
}

/** The words of the quiz in the visitor's language. */
export function useQuizWords() {
  const { uiSchema, options } = useTranslatedForm(quiz);
  const uiText = (question: string, name: string) => {
    const text: unknown = getUiOptions(uiSchema[question])[name];
    return typeof text === 'string' ? text : undefined;
  };
  const questionTitle = (question: string) =>
    uiText(question, 'title') ?? quiz.schema.properties[question]?.title ?? question;
  return {
    questionTitle,
    questionDescription: (question: string) =>
      uiText(question, 'description') ?? quiz.schema.properties[question]?.description,
    /** What a question and the answer to it are called in the list of answers. */
    answerLabel: (question: string) => uiText(question, 'answerLabel') ?? questionTitle(question),
    /** What a person reads for a stored option. */
    optionTitle: (question: string, value: string) =>
      options[question]?.find((option) => option.value === value)?.title ?? value,
  };
}

/** The consent sentence as it stands on the contact step now, and its version: both are stored with the lead (D22). */
export function consentWording(): { text: string; version: string } {
  const ui = getUiOptions(translatedForm(contactForm, texts.language).uiSchema.agreeToComms);
  return {
    text: ui.title ?? contact.schema.properties.agreeToComms?.title ?? '',
    version: String(ui.consentVersion ?? ''),
  };
}
