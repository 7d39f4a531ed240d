import optionLists from '#schemas/options.json';
import source from '#schemas/quizzes/main-quiz.schema.json';
import { bundleForm } from './formSchema.ts';

const bundled = bundleForm(source, optionLists);

/** The main quiz as it is asked, validated and stored. */
export const mainQuizSchema = bundled.schema;
/** Its option lists by question, with what a person reads. */
export const mainQuizOptions = bundled.options;
