import type { FormSchema } from './formSchema.ts';
import { type Answers, questionsOf } from './questionFlow.ts';

/**
 * The contact form may ask optional questions of the quiz (D12). Given what was submitted there, returns the answers
 * with these added (or removed, when left empty), and the contact details without them.
 */
export function takeContactAnswers<Submitted extends object>(
  schema: FormSchema,
  answers: Answers,
  submitted: Submitted,
): { answers: Answers; contact: Submitted } {
  const questions = questionsOf(schema);
  const isOptional = (name: string) => name in schema.properties && !questions.includes(name);
  const without = (record: object) => Object.entries(record).filter(([name]) => !isOptional(name));
  const optional = Object.entries(submitted).filter(([name]) => isOptional(name));
  // The cast holds because only properties that are optional in the form's schema too are left out.
  return {
    answers: Object.fromEntries([...without(answers), ...optional]),
    contact: Object.fromEntries(without(submitted)) as Submitted,
  };
}
