import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import { savingsMachine, savingsVersion } from '#machines/savings/savingsMachine.ts';
import { createQuizStorage } from '#src/questions/quizStorage.ts';

/** Stores nothing while the answers are being sent, since a restored send would be sent again (D16). */
export const savingsStorage = createQuizStorage({
  key: 'savings',
  machine: savingsMachine,
  version: savingsVersion,
  schema: savingsQuizSchema,
  input: { attemptId: '' },
  kept: (snapshot) => (snapshot.hasTag('busy') ? undefined : snapshot.context),
});
