import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Interaction } from '../interaction.ts';
import { type Attempt, sendKey } from '../sendKey.ts';
import type { Toast } from '../toast.ts';
import { type QuoteDraft, requestFits } from './quoteRequestRules.ts';

/** How long success is shown before the modal closes (spec 9), in milliseconds. */
export const SUCCESS_SHOWN = 2000;

export type QuoteSubmission = {
  contact: VisitorContact;
  request: QuoteDraft;
  timing: FormTiming | undefined;
  idempotencyKey: string;
};
/** The modal has closed after a request; the visitor is thanked elsewhere. */
export type QuoteConcluded = { type: 'quote.concluded'; contact: VisitorContact; posSystems: string[] };

/** A request as it was filled in before a reload, and the systems that were preselected. */
export type EarlierRequest = { preset: string[]; request: QuoteDraft };

type QuoteContext = {
  /** Undefined when the visitor came by a shared link: then nothing opens (spec 5). */
  contact: VisitorContact | undefined;
  attemptId: string;
  /** How many requests were accepted, so that sending the same one again makes a second request. */
  taken: number;
  recommended: string[];
  /** The systems preselected when the modal opens. */
  preset: string[];
  request: QuoteDraft;
};

type QuoteEvent =
  /** `compared` are the systems that the visitor is comparing side by side: they are preselected instead of `recommended`. */
  | { type: 'modal.opened'; recommended: string[]; compared?: readonly string[] }
  | { type: 'request.changed'; request: QuoteDraft }
  | { type: 'request.submitted'; timing?: FormTiming }
  | { type: 'modal.dismissed' };

/**
 * Quote modal: closed → editing → submitting → succeeded → closed, with the selection reset.
 * Nothing closes it while it submits: otherwise a late answer could reach a modal that was opened again.
 */
export const quoteMachine = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    emitted: {} as Toast | Interaction | QuoteConcluded,
    input: {} as Attempt & { contact: VisitorContact | undefined; earlier?: EarlierRequest | undefined },
    tags: {} as 'busy' | 'open',
    children: {} as { submitQuote: 'submitQuote' },
  },
  actors: { submitQuote: fromPromise<void, QuoteSubmission>(actorNotProvided('submitQuote')) },
  delays: { successShown: SUCCESS_SHOWN },
  guards: {
    knowsVisitor: ({ context }) => context.contact !== undefined,
    canBeSent: ({ context }) => requestFits(context.request),
  },
  actions: {
    openWith: assign(({ context, event }) => {
      if (event.type !== 'modal.opened') return {};
      const { recommended, compared = [] } = event;
      const preset = compared.length > 0 ? [...compared] : recommended;
      return { recommended, preset, request: { ...context.request, posSystems: keptChoice(context, preset) } };
    }),
    keepRequest: assign(({ event }) => (event.type === 'request.changed' ? { request: event.request } : {})),
    startOver: assign(({ context }) => ({
      taken: context.taken + 1,
      request: { posSystems: context.preset },
    })),
  },
}).createMachine({
  id: 'quote',
  context: ({ input: { contact, attemptId, taken = 0, earlier } }) => ({
    contact,
    attemptId,
    taken,
    recommended: [],
    ...(earlier ?? { preset: [], request: { posSystems: [] } }),
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'modal.opened': {
          guard: 'knowsVisitor',
          target: 'editing',
          actions: [
            'openWith',
            emit(({ context }) => ({
              type: 'interaction',
              name: 'get_quote',
              details: { posSystems: context.request.posSystems },
            })),
          ],
        },
      },
    },
    editing: {
      tags: 'open',
      on: {
        'request.changed': { actions: 'keepRequest' },
        'request.submitted': { guard: 'canBeSent', target: 'submitting' },
        'modal.dismissed': 'closed',
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'submitQuote',
        src: 'submitQuote',
        input: ({ context, event }) => {
          assertEvent(event, 'request.submitted');
          return submissionOf(context, event.timing);
        },
        onDone: {
          target: 'succeeded',
          actions: [
            emit({ type: 'toast', key: 'quote.submitted' }),
            emit(({ context }) => ({
              type: 'interaction',
              name: 'quote_submitted',
              details: { posSystems: context.request.posSystems },
            })),
          ],
        },
        onError: {
          target: 'editing',
          actions: emit(({ event }) => ({ type: 'toast', key: 'quote.submitFailed', error: event.error })),
        },
      },
    },
    succeeded: {
      tags: 'open',
      after: {
        successShown: {
          target: 'closed',
          actions: [
            emit(({ context }) => ({
              type: 'quote.concluded',
              contact: known(context.contact),
              posSystems: context.request.posSystems,
            })),
            'startOver',
          ],
        },
      },
    },
  },
});

/** A dismissed choice is restored, unless other systems are recommended or compared by now. */
function keptChoice({ request, preset }: QuoteContext, now: string[]): string[] {
  return JSON.stringify(preset) === JSON.stringify(now) ? request.posSystems : now;
}

/** The same request keeps its key, so that one whose answer was lost is stored once (D29). */
function submissionOf(
  { contact, request, attemptId, taken }: QuoteContext,
  timing: FormTiming | undefined,
): QuoteSubmission {
  const idempotencyKey = sendKey(`${attemptId}-${taken}`, request);
  return { contact: known(contact), request, timing, idempotencyKey };
}

/** The modal never opens without a contact. */
function known(contact: VisitorContact | undefined): VisitorContact {
  if (!contact) throw new Error('A quote needs a known visitor');
  return contact;
}
