import optionLists from '#schemas/options.json' with { type: 'json' };
import source from '#schemas/quizzes/savings-quiz.schema.json' with { type: 'json' };
import { bundleForm } from '../formSchema.ts';

const bundled = bundleForm(source, optionLists);

/** The savings quiz as it is asked, validated and stored. */
export const savingsQuizSchema = bundled.schema;
/** Its option lists by question, with what a person reads. */
export const savingsQuizOptions = bundled.options;
