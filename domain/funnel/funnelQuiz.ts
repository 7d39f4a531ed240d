import { fingerprint } from '../fingerprint.ts';
import type { FormSchema } from '../questions/formSchema.ts';
import { questionsOf } from '../questions/questionFlow.ts';
import { withoutWords } from '../questions/withoutWords.ts';

/** The quizzes, by the ids of their machines. */
export const QUIZ_IDS = ['quiz', 'savings'] as const;
export type QuizId = (typeof QUIZ_IDS)[number];

/** A quote that was asked for after the quiz: no state of its machine. */
export const QUOTE = 'quote';

export type FunnelQuiz = {
  /** Alike in every language, and another one as soon as something else is asked. */
  version: string;
  /** Everywhere a visitor can be, in the order they come there: the questions, then the states after them. */
  places: readonly string[];
  /** Where nothing more is asked, so that nobody is said to have left there. */
  ends: readonly string[];
};

const funnelQuiz = (schema: FormSchema, after: readonly string[], ends: readonly string[]): FunnelQuiz => ({
  version: fingerprint(withoutWords(schema)),
  places: [...questionsOf(schema), 'contact', 'submitting', ...after, ...ends, QUOTE],
  ends: [...ends, QUOTE],
});

export type FunnelQuizzes = Readonly<Record<QuizId, FunnelQuiz>>;

export const readFunnelQuizzes = (quiz: FormSchema, savings: FormSchema): FunnelQuizzes => ({
  quiz: funnelQuiz(quiz, ['processing'], ['results']),
  savings: funnelQuiz(savings, [], ['report', 'noSavings']),
});
