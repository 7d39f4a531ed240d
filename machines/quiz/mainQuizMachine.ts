import { fingerprint } from '#domain/fingerprint.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { withoutWords } from '#domain/questions/withoutWords.ts';
import { createQuizMachine } from './quizMachine.ts';

export const mainQuizMachine = createQuizMachine(mainQuizSchema);

/** Changes when a stored quiz of an older release no longer fits: with the schema, or by hand with the machine (D16). */
export const mainQuizVersion = fingerprint(`2 ${withoutWords(mainQuizSchema)}`);
