import type { Actor, AnyStateMachine, Snapshot } from 'xstate';
import { isRecord } from '#domain/json.ts';
import { answerFits } from '#domain/questions/answerFits.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { createFlowStorage, type FlowStorageOptions } from './flowStorage.ts';

type Options<Machine extends AnyStateMachine> = Omit<FlowStorageOptions<Machine>, 'fits'> & {
  schema: FormSchema;
  /** Whether the part of the context that only this quiz has is as its machine expects. */
  fits?: (context: Readonly<Record<string, unknown>>) => boolean;
};

type QuizStorage<Machine extends AnyStateMachine> = {
  load: () => Snapshot<unknown> | undefined;
  save: (actor: Actor<Machine>) => void;
  clear: () => void;
  /** The answers of the stored quiz, for a quiz that starts over. */
  answers: () => Answers;
};

/**
 * Keeps a quiz in this tab over a reload (D16); if it has answers that its schema does not know, it is dropped with them.
 */
export function createQuizStorage<Machine extends AnyStateMachine>({
  schema,
  fits = () => true,
  ...options
}: Options<Machine>): QuizStorage<Machine> {
  const storage = createFlowStorage({
    ...options,
    fits: (snapshot) => {
      const { context } = snapshot as { context: unknown };
      return isQuizMemory(schema, context) && fits(context);
    },
  });
  return {
    ...storage,
    answers: () => {
      const stored = storage.load();
      return stored && 'context' in stored ? (stored.context as { answers: Answers }).answers : {};
    },
  };
}

const isQuizMemory = (schema: FormSchema, context: unknown): context is Readonly<Record<string, unknown>> =>
  isRecord(context) &&
  isRecord(context.answers) &&
  isRecord(context.drafts) &&
  isRecord(context.contact) &&
  typeof context.attemptId === 'string' &&
  Object.entries(context.answers).every(([question, answer]) => answerFits(schema, question, answer));
