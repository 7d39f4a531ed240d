import { fromPromise } from 'xstate';
import type { QuoteSubmission } from '#machines/quote/quoteMachine.ts';
import type { SystemQuoteSubmission } from '#machines/quote/systemQuoteMachine.ts';
import { createQuote } from '#src/api/quotes.ts';

/** `comparisonId` tells the server which results the request comes from. */
export const quoteActors = (comparisonId: string | undefined) => ({
  submitQuote: fromPromise<void, QuoteSubmission>(({ input, signal }) => {
    const {
      request: { posSystems, ...wishes },
      ...submission
    } = input;
    return createQuote({ ...submission, posSystems, wishes, comparisonId }, signal);
  }),
});

/** The request for one system, with what its card showed. */
export const systemQuoteActors = (comparisonId: string | undefined) => ({
  sendSystemQuote: fromPromise<void, SystemQuoteSubmission>(({ input, signal }) => {
    const { slug, ...shown } = input.system;
    const { contact, idempotencyKey } = input;
    return createQuote({ contact, idempotencyKey, comparisonId, posSystems: { [slug]: shown } }, signal);
  }),
});
