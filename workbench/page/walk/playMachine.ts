import { assign, fromPromise, setup, stateIn } from 'xstate';

/** How long a step is shown before the next one is made, in milliseconds. */
export const paces = { slowly: 3000, steadily: 1200, quickly: 200 } as const;
export type Pace = keyof typeof paces;

/**
 * A path that is played in the preview: opening → waiting ⇄ making → ended.
 * A step that has begun is made to its end; a press in the meantime only decides whether the next one follows by itself.
 */
export const playMachine = setup({
  types: {
    context: {} as { made: number; steps: number; pace: Pace; failure: string | undefined },
    input: {} as { steps: number; pace: Pace },
    events: {} as
      | { type: 'play.pressed' }
      | { type: 'pause.pressed' }
      | { type: 'next.pressed' }
      | { type: 'pace.chosen'; pace: Pace },
  },
  actors: {
    openPage: fromPromise<void>(async () => undefined),
    /** Makes a step and looks for what must be seen then; fails with what is not so. */
    makeStep: fromPromise<void, { step: number }>(async () => undefined),
  },
  actions: {
    count: assign({ made: ({ context }) => context.made + 1 }),
    keepFailure: assign({
      failure: (_, { error }: { error: unknown }) => (error instanceof Error ? error.message : String(error)),
    }),
  },
  guards: {
    isLast: ({ context }) => context.made + 1 >= context.steps,
    isOnItsOwn: stateIn({ making: 'inTurn' }),
  },
  delays: { pace: ({ context }) => paces[context.pace] },
}).createMachine({
  id: 'play',
  context: ({ input }) => ({ made: 0, failure: undefined, ...input }),
  initial: 'opening',
  on: { 'pace.chosen': { actions: assign({ pace: ({ event }) => event.pace }) } },
  states: {
    opening: {
      invoke: {
        id: 'openPage',
        src: 'openPage',
        onDone: 'waiting',
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: { on: { 'next.pressed': 'making.alone', 'play.pressed': 'making.inTurn' } },
    pacing: {
      after: { pace: 'making.inTurn' },
      on: { 'pause.pressed': 'waiting', 'next.pressed': 'making.inTurn' },
    },
    making: {
      initial: 'alone',
      invoke: {
        id: 'makeStep',
        src: 'makeStep',
        input: ({ context }) => ({ step: context.made }),
        onDone: [
          { guard: 'isLast', target: 'ended', actions: 'count' },
          { guard: 'isOnItsOwn', target: 'pacing', actions: 'count' },
          { target: 'waiting', actions: 'count' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        alone: { on: { 'play.pressed': 'inTurn' } },
        inTurn: { on: { 'pause.pressed': 'alone' } },
      },
    },
    ended: {},
    failed: {},
  },
});
