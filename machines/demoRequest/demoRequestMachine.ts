import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import { type Attempt, sendKey } from '../sendKey.ts';
import type { Toast } from '../toast.ts';

/** What the visitor has filled in so far; complete when it is submitted. */
export type DemoRequestDraft = Partial<DemoRequest>;
export type DemoRequestSubmission = { request: DemoRequest; timing: FormTiming | undefined; idempotencyKey: string };
/** A request that the server refused, and why. */
export type DemoRequestRefusal = { error: unknown; request: DemoRequestDraft };

/**
 * Demo request form: editing → sending → received.
 * A refused send returns to editing with everything that was filled in.
 */
export const demoRequestMachine = setup({
  types: {
    context: {} as {
      request: DemoRequestDraft;
      refusal: DemoRequestRefusal | undefined;
      attemptId: string;
      taken: number;
    },
    events: {} as
      | { type: 'request.changed'; request: DemoRequestDraft }
      | { type: 'request.submitted'; request: DemoRequest; timing?: FormTiming },
    emitted: {} as Toast,
    input: {} as Attempt,
    tags: {} as 'busy',
    children: {} as { sendDemoRequest: 'sendDemoRequest' },
  },
  actors: { sendDemoRequest: fromPromise<void, DemoRequestSubmission>(actorNotProvided('sendDemoRequest')) },
  actions: {
    keepRequest: assign(({ event }) => ({ request: event.request })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      refusal: { error, request: context.request },
    })),
  },
}).createMachine({
  id: 'demoRequest',
  context: ({ input: { attemptId, taken = 0 } }) => ({ attemptId, taken, request: {}, refusal: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'request.changed': { actions: 'keepRequest' },
        'request.submitted': { target: 'sending', actions: 'keepRequest' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendDemoRequest',
        src: 'sendDemoRequest',
        input: ({ context, event }) => {
          assertEvent(event, 'request.submitted');
          const { request, timing } = event;
          return { request, timing, idempotencyKey: sendKey(`${context.attemptId}-${context.taken}`, request) };
        },
        onDone: {
          target: 'received',
          actions: [
            assign(({ context }) => ({ taken: context.taken + 1, request: {} })),
            emit({ type: 'toast', key: 'demoRequest.received' }),
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            emit(({ event }) => ({ type: 'toast', key: 'demoRequest.failed', error: event.error })),
          ],
        },
      },
    },
    received: { type: 'final' },
  },
});
