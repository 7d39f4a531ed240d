import { answerFits } from '#domain/answerFits.ts';
import { isRecord } from '#domain/json.ts';
import { savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import { savingsMachine, savingsVersion } from '#machines/savings/savingsMachine.ts';
import { createFlowStorage } from '#src/questions/flowStorage.ts';

/** Not while the answers are being sent: a restored snapshot would send them again (D16). */
export const savingsStorage = createFlowStorage({
  key: 'savings',
  machine: savingsMachine,
  version: savingsVersion,
  input: { attemptId: '' },
  kept: (snapshot) => (snapshot.hasTag('busy') ? undefined : snapshot.context),
  fits: ({ context: { answers, drafts, contact, attemptId } }) =>
    isRecord(answers) &&
    isRecord(drafts) &&
    isRecord(contact) &&
    typeof attemptId === 'string' &&
    Object.entries(answers).every(([question, answer]) => answerFits(savingsQuizSchema, question, answer)),
});
