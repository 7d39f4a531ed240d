import { mainQuizSchema } from '#domain/mainQuiz.ts';
import { mainQuizMachine, mainQuizVersion } from '#machines/quiz/mainQuizMachine.ts';
import { createQuizStorage } from '#src/questions/quizStorage.ts';

/** Not while the answers are being sent; without the contact once they have been stored (D16). */
export const quizStorage = createQuizStorage({
  key: 'quiz',
  machine: mainQuizMachine,
  version: mainQuizVersion,
  schema: mainQuizSchema,
  fits: ({ deadline }) => typeof deadline === 'number',
  input: { now: 0, attemptId: '' },
  kept: (snapshot) => {
    if (snapshot.hasTag('busy')) return undefined;
    const { context } = snapshot;
    return snapshot.hasTag('processing') ? { ...context, contact: {}, submitted: undefined } : context;
  },
});
