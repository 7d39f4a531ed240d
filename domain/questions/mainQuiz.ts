import optionLists from '#schemas/options.json';
import source from '#schemas/quizzes/main-quiz.schema.json';
import { bundleForm } from './formSchema.ts';

const bundled = bundleForm(source, optionLists);

export const mainQuizSchema = bundled.schema;
export const mainQuizOptions = bundled.options;
