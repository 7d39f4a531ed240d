import { fromPromise } from 'xstate';
import type { QuoteSubmission } from '#machines/quote/quoteMachine.ts';
import type { SystemQuoteSubmission } from '#machines/quote/systemQuoteMachine.ts';
import { createQuote } from '#src/api/quotes.ts';

/** What asking for quotes asks of the world. `comparisonId` tells the server whose results they come from. */
export const quoteActors = (comparisonId: string | undefined) => ({
  submitQuote: fromPromise<void, QuoteSubmission>(({ input, signal }) => {
    const { request, ...submission } = input;
    return createQuote({ ...submission, ...request, comparisonId }, signal);
  }),
});

/** The same for one system, with what its card showed of it. */
export const systemQuoteActors = (comparisonId: string | undefined) => ({
  sendSystemQuote: fromPromise<void, SystemQuoteSubmission>(({ input, signal }) => {
    const { slug, ...shown } = input.system;
    const { contact, idempotencyKey } = input;
    return createQuote({ contact, idempotencyKey, comparisonId, posSystems: { [slug]: shown } }, signal);
  }),
});
