import { language } from 'virtual:site-language';
import { fromPromise } from 'xstate';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import type { QuizReceipt, QuizSubmission } from '#machines/quiz/quizMachine.ts';
import { countdown } from '#src/actors/countdown.ts';
import { wait } from '#src/actors/wait.ts';
import { createPosAnswers } from '#src/api/customerAnswers.ts';
import { recommendPointOfSales } from '#src/api/recommendations.ts';
import { withRetries } from '#src/api/retry.ts';
import { recommendLocally } from '#src/matching/recommendLocally.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';
import { consentWording } from './quizForms.ts';

export const quizActors = {
  countdown,
  wait,
  submitAnswers: fromPromise<QuizReceipt, QuizSubmission>(async ({ input, signal }) => {
    const consent = { ...consentWording(), page: window.location.pathname, language: language };
    const receipt = await createPosAnswers({ ...input, consent }, signal);
    rememberEmail(input.contact.email);
    return receipt;
  }),
  recommend: fromPromise<RankedSystem[], { answers: Answers }>(({ input, signal }) =>
    withRetries(() => recommendPointOfSales(input.answers, signal), signal),
  ),
  // Not loaded on demand: it is needed exactly when the network fails.
  recommendLocally: fromPromise<RankedSystem[], { answers: Answers }>(async ({ input }) =>
    recommendLocally(input.answers),
  ),
};
