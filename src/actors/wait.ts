import { fromPromise } from 'xstate';

/**
 * A delay as an actor: unlike `after`, it starts again when a snapshot is restored. Stops its timer when its state is
 * left.
 */
export const wait = fromPromise<void, { milliseconds: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, input.milliseconds);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }),
);
