import { assign, emit, fromPromise, setup } from 'xstate';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import { reportToWire } from '#domain/savings/wire.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Interaction } from '../interaction.ts';
import { type Attempt, sendKey } from '../sendKey.ts';
import type { Toast } from '../toast.ts';
import type { Recipient, RecipientDraft } from './recipientRules.ts';

export type DetailedQuoteSubmission = {
  recipient: Recipient;
  report: SavingsReport;
  /** Undefined when the recipient was known and no form was filled in. */
  timing: FormTiming | undefined;
  idempotencyKey: string;
};

type DetailedQuoteContext = {
  attemptId: string;
  /** Known from the quiz, or from a quote that was sent. */
  recipient: Recipient | undefined;
  /** What the form holds; it survives a refusal, a dismissal and a reload. */
  typed: RecipientDraft;
  /** The recipient entered in the form, until a quote has been sent to them. */
  given: Recipient | undefined;
  /** The report at the time of the request; later moves of the sliders do not change it. */
  report: SavingsReport | undefined;
  /** How many quotes were sent, so that a repeated request is sent again. */
  taken: number;
};

/**
 * A detailed quote by mail: idle → asking (while the recipient is unknown) → sending → idle.
 * An address counts as known only once a quote was sent there, so that a mistyped one can be corrected after a refusal.
 */
export const detailedQuoteMachine = setup({
  types: {
    context: {} as DetailedQuoteContext,
    events: {} as
      | { type: 'quote.requested'; report: SavingsReport }
      | { type: 'recipient.changed'; typed: RecipientDraft }
      | { type: 'recipient.submitted'; recipient: Recipient; timing?: FormTiming }
      | { type: 'asking.dismissed' },
    emitted: {} as Toast | Interaction,
    input: {} as Attempt & { recipient?: Recipient | undefined; typed?: RecipientDraft },
    tags: {} as 'busy',
    children: {} as { sendQuote: 'sendQuote' },
  },
  actors: { sendQuote: fromPromise<void, DetailedQuoteSubmission>(actorNotProvided('sendQuote')) },
  guards: {
    knowsRecipient: ({ context }) => context.recipient !== undefined,
  },
  actions: {
    keepReport: assign(({ event }) => (event.type === 'quote.requested' ? { report: event.report } : {})),
    keepTyped: assign(({ event }) => (event.type === 'recipient.changed' ? { typed: event.typed } : {})),
    keepRecipient: assign(({ event }) => (event.type === 'recipient.submitted' ? { given: event.recipient } : {})),
    noteSent: assign(({ context }) => ({
      recipient: context.given ?? context.recipient,
      given: undefined,
      typed: {},
      taken: context.taken + 1,
    })),
    tellInteraction: emit(({ context }) => ({
      type: 'interaction',
      name: 'savings_detailed_quote_requested',
      details: context.report ? reportToWire(context.report) : {},
    })),
  },
}).createMachine({
  id: 'detailedQuote',
  context: ({ input: { attemptId, taken = 0, recipient, typed = {} } }) => ({
    attemptId,
    recipient,
    typed,
    given: undefined,
    report: undefined,
    taken,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'quote.requested': [
          { guard: 'knowsRecipient', target: 'sending', actions: 'keepReport' },
          { target: 'asking', actions: 'keepReport' },
        ],
      },
    },
    asking: {
      on: {
        'recipient.changed': { actions: 'keepTyped' },
        'recipient.submitted': { target: 'sending', actions: 'keepRecipient' },
        'asking.dismissed': 'idle',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendQuote',
        src: 'sendQuote',
        input: ({ context, event }) =>
          submissionOf(context, event.type === 'recipient.submitted' ? event.timing : undefined),
        onDone: {
          target: 'idle',
          actions: ['noteSent', 'tellInteraction', emit({ type: 'toast', key: 'detailedQuote.sent' })],
        },
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'toast', key: 'detailedQuote.failed', error: event.error })),
        },
      },
    },
  },
});

function submissionOf(
  { recipient, given, report, attemptId, taken }: DetailedQuoteContext,
  timing: FormTiming | undefined,
): DetailedQuoteSubmission {
  const to = given ?? recipient;
  if (!to || !report) throw new Error('Reached "sending" without a report or its recipient');
  return { recipient: to, report, timing, idempotencyKey: sendKey(attemptId, [to, report, taken]) };
}
