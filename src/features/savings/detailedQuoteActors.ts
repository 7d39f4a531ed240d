import { fromPromise } from 'xstate';
import type { DetailedQuoteSubmission } from '#machines/savings/detailedQuoteMachine.ts';
import { requestDetailedQuote } from '#src/api/savings.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';

export const detailedQuoteActors = {
  sendQuote: fromPromise<void, DetailedQuoteSubmission>(async ({ input, signal }) => {
    await requestDetailedQuote(input, signal);
    rememberEmail(input.recipient.email);
  }),
};
