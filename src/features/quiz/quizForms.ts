import * as contact from 'virtual:form/contact';
import * as quiz from 'virtual:quiz/main-quiz';
import { getUiOptions } from '@rjsf/utils';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** The contact step as a form. */
export const contactForm: FormDefinition = contact;

/** One question as a form of its own: a single choice is a row of cards unless its UI schema names another widget. */
export function questionForm(question: string): FormDefinition {
  const step = quiz.steps[question];
  if (!step) throw new Error(`The quiz has no question "${question}"`);
  const ui = { 'ui:widget': 'choiceCards', ...quiz.uiSchema[question] };
  return { ...step, uiSchema: { [question]: ui }, options: quiz.options };
}

/** What a question and the answer to it are called in the list of answers. */
export function answerLabel(question: string): string {
  const { answerLabel: label } = getUiOptions(quiz.uiSchema[question]);
  return typeof label === 'string' ? label : questionTitle(question);
}

export const questionTitle = (question: string): string => quiz.schema.properties[question]?.title ?? question;

export const questionDescription = (question: string): string | undefined =>
  quiz.schema.properties[question]?.description;

/** How many options must be chosen; undefined for a question with one answer. */
export function leastChoices(question: string): number | undefined {
  const property = quiz.schema.properties[question];
  return property?.type === 'array' ? (property.minItems ?? 1) : undefined;
}

/** What a person reads for a stored option. */
export function optionTitle(question: string, value: string): string {
  return quiz.options[question]?.find((option) => option.value === value)?.title ?? value;
}

/** The consent sentence on the contact step and its version, which are stored with the lead (D22). */
export const consentWording = {
  text: contact.schema.properties.agreeToComms?.title ?? '',
  version: String(getUiOptions(contact.uiSchema.agreeToComms).consentVersion ?? ''),
};
