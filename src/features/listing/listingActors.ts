import { fromPromise } from 'xstate';
import type { ListingSubmission } from '#machines/listing/listingMachine.ts';
import { createListing } from '#src/api/listings.ts';
import { texts } from '#src/texts/texts.ts';
import { listingConsent } from './listingForm.ts';

export const listingActors = {
  sendListing: fromPromise<void, ListingSubmission>(({ input, signal }) => {
    const consent = { ...listingConsent(), page: window.location.pathname, language: texts.language };
    return createListing({ ...input, consent }, signal);
  }),
};
