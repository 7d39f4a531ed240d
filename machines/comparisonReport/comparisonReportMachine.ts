import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { fingerprint } from '#domain/fingerprint.ts';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import { formatEmail } from '#domain/text/contacts.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Attempt } from '../sendKey.ts';
import type { Toast } from '../toast.ts';

export type ReportRequest = { email: string; timing: FormTiming | undefined; idempotencyKey: string };

/**
 * Comparison report by mail: closed → editing → sending → closed, with the address forgotten.
 * Nothing closes the dialog while it sends, so that an answer never reaches one that was opened again.
 */
export const comparisonReportMachine = setup({
  types: {
    context: {} as { email: string | undefined; attemptId: string; taken: number },
    events: {} as
      | { type: 'dialog.opened' }
      | { type: 'email.changed'; email: string | undefined }
      | { type: 'email.submitted'; timing?: FormTiming }
      | { type: 'dialog.dismissed' },
    emitted: {} as Toast,
    input: {} as Attempt,
    tags: {} as 'busy' | 'open',
    children: {} as { sendReport: 'sendReport' },
  },
  actors: { sendReport: fromPromise<void, ReportRequest>(actorNotProvided('sendReport')) },
  guards: { isEmail: ({ context }) => isEmailAddress(context.email ?? '') },
  actions: {
    keepEmail: assign(({ event }) => (event.type === 'email.changed' ? { email: event.email } : {})),
    forgetEmail: assign({ email: undefined }),
    countTaken: assign({ taken: ({ context }) => context.taken + 1 }),
  },
}).createMachine({
  id: 'comparisonReport',
  context: ({ input: { attemptId, taken = 0 } }) => ({ attemptId, taken, email: undefined }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetEmail', on: { 'dialog.opened': 'editing' } },
    editing: {
      tags: 'open',
      on: {
        'email.changed': { actions: 'keepEmail' },
        'email.submitted': { guard: 'isEmail', target: 'sending' },
        'dialog.dismissed': 'closed',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context, event }) => {
          assertEvent(event, 'email.submitted');
          return requestOf(context, event.timing);
        },
        onDone: { target: 'closed', actions: ['countTaken', emit({ type: 'toast', key: 'report.sent' })] },
        onError: {
          target: 'editing',
          actions: emit(({ event }) => ({ type: 'toast', key: 'report.failed', error: event.error })),
        },
      },
    },
  },
});

/** The same address keeps its key until a report is accepted (D29). */
function requestOf(
  context: { email: string | undefined; attemptId: string; taken: number },
  timing: FormTiming | undefined,
): ReportRequest {
  const email = formatEmail(context.email ?? '');
  return { email, timing, idempotencyKey: `${context.attemptId}-${context.taken}-${fingerprint(email)}` };
}
