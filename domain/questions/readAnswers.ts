import { isRecord } from '../json.ts';
import { answerFits } from './answerFits.ts';
import type { FormSchema } from './formSchema.ts';
import { type Answers, pruneAnswers } from './questionFlow.ts';

/**
 * The answers in a value from outside (an address, the history, a storage): those the schema knows, that fit it and
 * still apply. Everything else is left out.
 */
export function readAnswers(schema: FormSchema, value: unknown): Answers {
  if (!isRecord(value)) return {};
  const fitting = Object.keys(schema.properties)
    .filter((question) => Object.hasOwn(value, question) && answerFits(schema, question, value[question]))
    .map((question) => [question, value[question]]);
  return pruneAnswers(schema, Object.fromEntries(fitting));
}
