import { mainQuizSchema } from '../questions/mainQuiz.ts';
import { savingsQuizSchema } from '../savings/savingsQuiz.ts';
import { readFunnelQuizzes } from './funnelQuiz.ts';

export const funnelQuizzes = readFunnelQuizzes(mainQuizSchema, savingsQuizSchema);
