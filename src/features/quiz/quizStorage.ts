import { answerFits } from '#domain/answerFits.ts';
import { isRecord } from '#domain/json.ts';
import { mainQuizSchema } from '#domain/mainQuiz.ts';
import { mainQuizMachine, mainQuizVersion } from '#machines/quiz/mainQuizMachine.ts';
import { createFlowStorage } from '#src/questions/flowStorage.ts';

/** Not while the answers are being sent; without the contact once they have been stored (D16). */
export const quizStorage = createFlowStorage({
  key: 'quiz',
  machine: mainQuizMachine,
  version: mainQuizVersion,
  input: { now: 0, attemptId: '' },
  kept: (snapshot) => {
    if (snapshot.hasTag('busy')) return undefined;
    const { context } = snapshot;
    return snapshot.hasTag('processing') ? { ...context, contact: {}, submitted: undefined } : context;
  },
  fits: ({ context: { answers, drafts, contact, deadline, attemptId } }) =>
    isRecord(answers) &&
    isRecord(drafts) &&
    isRecord(contact) &&
    typeof deadline === 'number' &&
    typeof attemptId === 'string' &&
    Object.entries(answers).every(([question, answer]) => answerFits(mainQuizSchema, question, answer)),
});
