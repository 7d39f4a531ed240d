import { assign, emit, fromPromise, setup } from 'xstate';
import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Interaction } from '../interaction.ts';
import { type Attempt, sendKey } from '../sendKey.ts';
import type { Toast } from '../toast.ts';

/** How long the confirmation stays before it closes by itself (spec 9), in milliseconds. */
export const CONFIRMATION_SHOWN = 5000;

/** A system as the visitor saw it when asking for its quote. */
export type ShownSystem = { slug: string; name: string; subtitle: string; description: string };
export type SystemQuoteSubmission = { contact: VisitorContact; system: ShownSystem; idempotencyKey: string };

type SystemQuoteContext = {
  /** Undefined when the visitor came by a shared link: then nothing is sent (spec 5). */
  contact: VisitorContact | undefined;
  attemptId: string;
  /** How many requests were accepted, so that sending the same one again makes a second request. */
  taken: number;
  system: ShownSystem | undefined;
};

/**
 * A quote for one system from its card: ready → sending → confirming → ready.
 * One request at a time, from whichever card.
 */
export const systemQuoteMachine = setup({
  types: {
    context: {} as SystemQuoteContext,
    events: {} as { type: 'quote.requested'; system: ShownSystem } | { type: 'confirmation.dismissed' },
    emitted: {} as Toast | Interaction,
    input: {} as Attempt & { contact: VisitorContact | undefined },
    tags: {} as 'busy',
    children: {} as { sendSystemQuote: 'sendSystemQuote' },
  },
  actors: { sendSystemQuote: fromPromise<void, SystemQuoteSubmission>(actorNotProvided('sendSystemQuote')) },
  delays: { confirmationShown: CONFIRMATION_SHOWN },
  guards: { knowsVisitor: ({ context }) => context.contact !== undefined },
  actions: {
    keepSystem: assign(({ event }) => (event.type === 'quote.requested' ? { system: event.system } : {})),
    countTaken: assign({ taken: ({ context }) => context.taken + 1 }),
  },
}).createMachine({
  id: 'systemQuote',
  context: ({ input: { contact, attemptId, taken = 0 } }) => ({ contact, attemptId, taken, system: undefined }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'quote.requested': {
          guard: 'knowsVisitor',
          target: 'sending',
          actions: [
            'keepSystem',
            emit(({ event }) => ({ type: 'interaction', name: 'get_quote', details: event.system })),
          ],
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendSystemQuote',
        src: 'sendSystemQuote',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'confirming',
          actions: [
            'countTaken',
            emit({ type: 'toast', key: 'quote.submitted' }),
            emit(({ context }) => ({
              type: 'interaction',
              name: 'quote_submitted',
              details: { posSystems: context.system ? [context.system.slug] : [] },
            })),
          ],
        },
        onError: {
          target: 'ready',
          actions: emit(({ event }) => ({ type: 'toast', key: 'quote.submitFailed', error: event.error })),
        },
      },
    },
    confirming: {
      after: { confirmationShown: 'ready' },
      on: { 'confirmation.dismissed': 'ready' },
    },
  },
});

/**
 * The same request keeps its key, so that one whose answer was lost is stored once (D29). In another language the card
 * shows and sends other words, so that is another request (BL-41).
 */
function submissionOf({ contact, system, attemptId, taken }: SystemQuoteContext): SystemQuoteSubmission {
  if (!system || !contact) throw new Error('A quote is sent for a known visitor and the system of the event before');
  return { contact, system, idempotencyKey: sendKey(`${attemptId}-${taken}`, [contact, system]) };
}
