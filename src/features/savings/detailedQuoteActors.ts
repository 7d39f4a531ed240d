import { fromPromise } from 'xstate';
import type { DetailedQuoteSubmission } from '#machines/savings/detailedQuoteMachine.ts';
import { requestDetailedQuote } from '#src/api/savings.ts';
import { traceOf } from '#src/forms/formTraces.ts';
import { rememberEmail } from '#src/storage/rememberedUser.ts';
import { DETAILED_QUOTE_FORM_ID } from './savingsForms.ts';

/** What asking for a detailed quote asks of the world. */
export const detailedQuoteActors = {
  sendQuote: fromPromise<void, DetailedQuoteSubmission>(async ({ input, signal }) => {
    await requestDetailedQuote({ ...input, trace: traceOf(DETAILED_QUOTE_FORM_ID) }, signal);
    rememberEmail(input.recipient.email);
  }),
};
