import { fromPromise } from 'xstate';
import type { SavingsSubmission } from '#machines/savings/savingsMachine.ts';
import { wait } from '#src/actors/wait.ts';
import { createSavingsAnswers } from '#src/api/savings.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';
import { texts } from '#src/texts/texts.ts';
import { consentWording } from './savingsForms.ts';

export const savingsActors = {
  wait,
  submitAnswers: fromPromise<void, SavingsSubmission>(async ({ input, signal }) => {
    const consent = { ...consentWording(), page: window.location.pathname, language: texts.language };
    await createSavingsAnswers({ ...input, consent }, signal);
    rememberEmail(input.contact.email);
  }),
};
