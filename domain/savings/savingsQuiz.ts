import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import optionLists from '#schemas/options.json' with { type: 'json' };
import source from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { answerFits } from '../answerFits.ts';
import { bundleForm } from '../formSchema.ts';
import type { Answers } from '../questionFlow.ts';

const bundled = bundleForm(source, optionLists);

/** The savings quiz as it is asked, validated and stored. */
export const savingsQuizSchema = bundled.schema;
/** Its option lists by question, with what a person reads. */
export const savingsQuizOptions = bundled.options;

/** Whether these are answers to the whole quiz, as the compiled schema would decide. */
export function areSavingsAnswers(answers: Answers): answers is SavingsQuizAnswers {
  return (
    savingsQuizSchema.required.every((question) => answers[question] !== undefined) &&
    Object.entries(answers).every(([question, answer]) => answerFits(savingsQuizSchema, question, answer))
  );
}
