import { fingerprint } from '../fingerprint.ts';
import type { FormSchema } from '../questions/formSchema.ts';
import { questionsOf } from '../questions/questionFlow.ts';
import { withoutWords } from '../questions/withoutWords.ts';

/** The quizzes, by the ids of their machines. */
export const QUIZ_IDS = ['quiz', 'savings'] as const;
export type QuizId = (typeof QUIZ_IDS)[number];

/** A quote requested after the quiz: a place that is no state of the machine. */
export const QUOTE = 'quote';

export type FunnelQuiz = {
  /** The same in every language; changes whenever the questions do. */
  version: string;
  /** Everywhere a visitor can be, in the order they get there: the questions, then the states after them. */
  places: readonly string[];
  /** Where nothing more is asked, so that visitors do not count as having left there. */
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
