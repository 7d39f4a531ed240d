import { emit, fromPromise, setup } from 'xstate';
import { actorNotProvided } from '../actorNotProvided.ts';
import type { Toast } from '../toast.ts';

export type DetailsRequest = { email: string; idempotencyKey: string };

/**
 * Implementation details by mail: offered → sending → sent, which is where the next steps are shown.
 * The mail goes to the address given for the results; after a failure it is offered again.
 */
export const implementationDetailsMachine = setup({
  types: {
    context: {} as DetailsRequest,
    events: {} as { type: 'details.requested' },
    emitted: {} as Toast,
    input: {} as { email: string; attemptId: string },
    tags: {} as 'busy',
    children: {} as { sendDetails: 'sendDetails' },
  },
  actors: { sendDetails: fromPromise<void, DetailsRequest>(actorNotProvided('sendDetails')) },
}).createMachine({
  id: 'implementationDetails',
  context: ({ input: { email, attemptId } }) => ({ email, idempotencyKey: attemptId }),
  initial: 'offered',
  states: {
    offered: { on: { 'details.requested': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendDetails',
        src: 'sendDetails',
        input: ({ context }) => context,
        onDone: 'sent',
        onError: {
          target: 'offered',
          actions: emit(({ event }) => ({ type: 'toast', key: 'implementationDetails.failed', error: event.error })),
        },
      },
    },
    sent: {},
  },
});
