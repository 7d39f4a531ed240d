import { getUiOptions, type UiSchema, type ValidatorType } from '@rjsf/utils';
import type { FormSchema, Option } from '#domain/questions/formSchema.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** A quiz as `virtual:quiz/NAME` exports it. */
export type QuizDefinition = {
  schema: FormSchema;
  uiSchema: UiSchema;
  options: Record<string, Option[]>;
  steps: Record<string, { schema: FormSchema; validator: ValidatorType }>;
};

/**
 * A question as a separate form: a single choice is a list of cards unless its UI schema names another widget, and a
 * typed figure is set large.
 */
export function questionForm(quiz: QuizDefinition, question: string): FormDefinition {
  const step = quiz.steps[question];
  if (!step) throw new Error(`The quiz has no question "${question}"`);
  const { 'ui:options': options = {}, ...own } = quiz.uiSchema[question] ?? {};
  const ui = isTyped(quiz, question)
    ? { ...own, 'ui:options': { ...options, large: true } }
    : { 'ui:widget': 'choiceCards', ...own, 'ui:options': options };
  const messages: unknown = quiz.uiSchema['ui:messages'];
  return {
    ...step,
    uiSchema: { [question]: ui, ...(messages !== undefined && { 'ui:messages': messages }) },
    options: quiz.options,
  };
}

/** Whether a question is answered in a text field. */
export function isTyped({ schema }: QuizDefinition, question: string): boolean {
  const property = schema.properties[question];
  return property?.type === 'string' && property.enum === undefined;
}

/** How many options must be chosen; undefined for a question with one answer. */
export function leastChoices({ schema }: QuizDefinition, question: string): number | undefined {
  const property = schema.properties[question];
  return property?.type === 'array' ? (property.minItems ?? 1) : undefined;
}

export type QuizWords = ReturnType<typeof useQuestionWords>;

export function useQuestionWords(quiz: QuizDefinition) {
  const { uiSchema, options } = quiz;
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
    /** The label in the list of answers. */
    answerLabel: (question: string) => uiText(question, 'answerLabel') ?? questionTitle(question),
    optionTitle: (question: string, value: string) =>
      options[question]?.find((option) => option.value === value)?.title ?? value,
  };
}
