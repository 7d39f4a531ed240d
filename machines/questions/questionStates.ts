import type { FormSchema } from '#domain/questions/formSchema.ts';
import { isAlwaysAsked, questionsOf } from '#domain/questions/questionFlow.ts';

/** Guard of every step: `next` is where the visitor's answers lead from `question`; undefined is the contact step. */
export type LeadsTo = { type: 'leadsTo'; params: { question: string; next: string | undefined } };
/** Guard of every step back: `previous` was asked before `question`; undefined is the contact step. */
export type CameFrom = { type: 'cameFrom'; params: { question: string | undefined; previous: string } };

export type Step = { target: string; guard: LeadsTo; actions: KeepAnswer };
type StepBack = { target: string; guard: CameFrom };
type KeepAnswer = { type: 'keepAnswer'; params: { question: string } };
export type KeepDraft = { type: 'keepDraft'; params: { question: string } };

export type QuestionState = {
  tags: 'question';
  meta: { question: string };
  on: Record<string, Step[] | StepBack[] | { actions: KeepDraft }>;
};

/**
 * One state per question of the quiz, in order. An answer skips questions whose condition fails, up to the
 * first that is always asked; `back.pressed` does the same the other way. Events carry the question in their type, so
 * that the second click of a double click finds no transition (D13).
 */
export function questionStates(schema: FormSchema, contact: string): Record<string, QuestionState> {
  const questions = questionsOf(schema);
  return Object.fromEntries(
    questions.map((question, index) => {
      const actions: KeepAnswer = { type: 'keepAnswer', params: { question } };
      const step = (next: string | undefined): Step => ({
        target: next ?? contact,
        guard: { type: 'leadsTo', params: { question, next } },
        actions,
      });
      const later = upToAlwaysAsked(schema, questions.slice(index + 1));
      const endsAtContact = !later.some((next) => isAlwaysAsked(schema, next));
      const steps = [...later.map(step), ...(endsAtContact ? [step(undefined)] : [])];
      const state: QuestionState = {
        tags: 'question',
        meta: { question },
        on: {
          [answered(question)]: steps,
          'next.pressed': steps,
          [edited(question)]: { actions: { type: 'keepDraft', params: { question } } },
          ...(index > 0 && { 'back.pressed': stepsBack(schema, question) }),
        },
      };
      return [question, state];
    }),
  );
}

/** Where Back leads from a question, or from the contact step when `question` is undefined. */
export function stepsBack(schema: FormSchema, question: string | undefined): StepBack[] {
  const questions = questionsOf(schema);
  const earlier = question === undefined ? questions : questions.slice(0, questions.indexOf(question));
  return upToAlwaysAsked(schema, earlier.toReversed()).map((previous) => ({
    target: question === undefined ? `answering.${previous}` : previous,
    guard: { type: 'cameFrom', params: { question, previous } },
  }));
}

export function firstQuestion(schema: FormSchema): string {
  const [first] = questionsOf(schema);
  if (first === undefined) throw new Error('A quiz needs at least one question');
  return first;
}

export const answered = (question: string) => `${question}.answered` as const;
/** An answer changed without advancing: a box ticked, a choice moved by arrow key. */
const edited = (question: string) => `${question}.edited` as const;

function upToAlwaysAsked(schema: FormSchema, questions: string[]): string[] {
  const end = questions.findIndex((question) => isAlwaysAsked(schema, question));
  return end < 0 ? questions : questions.slice(0, end + 1);
}
