import { answerFits } from '#domain/questions/answerFits.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { type Answers, pruneAnswers, questionAfter, questionBefore } from '#domain/questions/questionFlow.ts';

/** The context of every quiz machine. */
export type QuestionContext = {
  answers: Answers;
  /** Answers changed since the last step; they take precedence over `answers` on screen. */
  drafts: Answers;
};

/** The events of the question states (see questionStates.ts). */
export type QuestionEvent =
  | { type: `${string}.answered`; answer: unknown }
  | { type: `${string}.edited`; answer: unknown }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

type Given = { context: QuestionContext; event: { type: string } };

/** The guards of the question states, by name. */
export function questionGuards(schema: FormSchema) {
  return {
    isAnswer: ({ context, event }: Given, { question }: { question: string }) =>
      answerFits(schema, question, answerIn(schema, context, event, question)),
    leadsTo: ({ context, event }: Given, { question, next }: { question: string; next: string | undefined }) => {
      const answer = answerIn(schema, context, event, question);
      return (
        answerFits(schema, question, answer) &&
        questionAfter(schema, question, { ...context.answers, [question]: answer }) === next
      );
    },
    cameFrom: ({ context }: Given, { question, previous }: { question: string | undefined; previous: string }) =>
      questionBefore(schema, question, context.answers) === previous,
  };
}

/** Adds the given answer, and removes those that no longer apply. */
export function keptAnswer(schema: FormSchema, { context, event }: Given, question: string): QuestionContext {
  const { [question]: _settled, ...drafts } = context.drafts;
  const answers = { ...context.answers, [question]: answerIn(schema, context, event, question) };
  return { answers: pruneAnswers(schema, answers), drafts };
}

/** An answer changed without advancing. */
export function keptDraft({ context, event }: Given, question: string): Partial<QuestionContext> {
  return 'answer' in event ? { drafts: { ...context.drafts, [question]: event.answer } } : {};
}

/**
 * The answer to advance with: the one just given, otherwise the one on screen. Where no choice is required, choosing
 * nothing is an answer too (T-12).
 */
function answerIn(schema: FormSchema, context: QuestionContext, event: { type: string }, question: string): unknown {
  if ('answer' in event) return event.answer;
  return context.drafts[question] ?? context.answers[question] ?? leastAnswer(schema, question);
}

const leastAnswer = (schema: FormSchema, question: string): [] | undefined =>
  schema.properties[question]?.minItems === 0 ? [] : undefined;
