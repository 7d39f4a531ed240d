import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import optionLists from '#schemas/options.json' with { type: 'json' };
import source from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { answerFits } from '../questions/answerFits.ts';
import { bundleForm } from '../questions/formSchema.ts';
import type { Answers } from '../questions/questionFlow.ts';

const bundled = bundleForm(source, optionLists);

export const savingsQuizSchema = bundled.schema;
export const savingsQuizOptions = bundled.options;

/** Whether the whole quiz is answered, as the compiled schema decides. */
export function areSavingsAnswers(answers: Answers): answers is SavingsQuizAnswers {
  return (
    savingsQuizSchema.required.every((question) => answers[question] !== undefined) &&
    Object.entries(answers).every(([question, answer]) => answerFits(savingsQuizSchema, question, answer))
  );
}
