import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { Listing } from '#schemas/__generated__/listing.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import { type Attempt, sendKey } from '../sendKey.ts';
import type { Toast } from '../toast.ts';

/** What the vendor has filled in so far, complete or not; the server decides (spec 5). */
export type ListingDraft = Partial<Listing>;
export type ListingSubmission = { listing: ListingDraft; timing: FormTiming | undefined; idempotencyKey: string };
/** A listing that the server refused, and why. */
export type ListingRefusal = { error: unknown; listing: ListingDraft };

type ListingContext = {
  listing: ListingDraft;
  refusal: ListingRefusal | undefined;
  attemptId: string;
  /** How many listings of this visit were accepted, so that sending the same one again makes a new listing. */
  taken: number;
};

/**
 * Form for a vendor who wants to be listed: editing → sending → editing, cleared once the listing is accepted.
 * It never leaves editing without the agreement, the only thing that this form enforces (spec 5).
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    events: {} as
      | { type: 'listing.changed'; listing: ListingDraft }
      | { type: 'listing.submitted'; listing: ListingDraft; timing?: FormTiming },
    emitted: {} as Toast,
    input: {} as Attempt,
    tags: {} as 'busy',
    children: {} as { sendListing: 'sendListing' },
  },
  actors: { sendListing: fromPromise<void, ListingSubmission>(actorNotProvided('sendListing')) },
  guards: { isAgreed: ({ event }) => event.listing.agreeToComms === true },
  actions: {
    keepListing: assign(({ event }) => ({ listing: event.listing })),
    clearListing: assign(({ context }) => ({ listing: {}, refusal: undefined, taken: context.taken + 1 })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      refusal: { error, listing: context.listing },
    })),
  },
}).createMachine({
  id: 'listing',
  context: ({ input: { attemptId, taken = 0 } }) => ({ attemptId, taken, listing: {}, refusal: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'listing.changed': { actions: 'keepListing' },
        'listing.submitted': [
          { guard: 'isAgreed', target: 'sending', actions: 'keepListing' },
          { actions: ['keepListing', emit({ type: 'toast', key: 'listing.agreementRequired' })] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendListing',
        src: 'sendListing',
        input: ({ context, event }) => {
          assertEvent(event, 'listing.submitted');
          return submissionOf(context, event.timing);
        },
        onDone: { target: 'editing', actions: ['clearListing', emit({ type: 'toast', key: 'listing.received' })] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            emit(({ event }) => ({ type: 'toast', key: 'listing.failed', error: event.error })),
          ],
        },
      },
    },
  },
});

function submissionOf(
  { listing, attemptId, taken }: ListingContext,
  timing: FormTiming | undefined,
): ListingSubmission {
  return { listing, timing, idempotencyKey: sendKey(`${attemptId}-${taken}`, listing) };
}
