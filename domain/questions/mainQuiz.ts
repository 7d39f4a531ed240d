import optionLists from '#schemas/options.json' with { type: 'json' };
import source from '#schemas/quizzes/main-quiz.schema.json' with { type: 'json' };
import { bundleForm } from './formSchema.ts';

const bundled = bundleForm(source, optionLists);

export const mainQuizSchema = bundled.schema;
export const mainQuizOptions = bundled.options;
