import { fromObservable, toObserver } from 'xstate';

/**
 * Emits the seconds left until a deadline, every second until 0. Reads the clock instead of counting ticks, and again as
 * soon as the page is shown, so that it is right after sleep and in a background tab (D15). A clock that is set back
 * makes it neither longer than `longest` milliseconds nor longer than it was: then the monotonic clock counts, which in
 * turn stops while some computers sleep (T-01).
 */
export const countdown = fromObservable<number, { deadline: number; longest: number }>(({ input }) => ({
  subscribe: (given) => {
    const observer = toObserver(given);
    const startedAt = performance.now();
    const atStart = Math.min(input.longest, input.deadline - Date.now());
    const tell = () => {
      const byMonotonicClock = atStart - (performance.now() - startedAt);
      const left = Math.max(0, Math.ceil(Math.min(byMonotonicClock, input.deadline - Date.now()) / 1000));
      observer.next?.(left);
      if (left === 0) finish();
    };
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
    const finish = () => {
      stop();
      observer.complete?.();
    };
    const timer = setInterval(tell, 1000);
    document.addEventListener('visibilitychange', tell);
    tell();
    return { unsubscribe: stop };
  },
}));
