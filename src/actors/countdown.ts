import { fromObservable, toObserver } from 'xstate';

/**
 * Seconds left until a deadline, each second until 0. Reads the clock instead of counting ticks, and at once when the
 * page is shown again, so that it is right after sleep and in a background tab (D15).
 */
export const countdown = fromObservable<number, { deadline: number }>(({ input }) => ({
  subscribe: (given) => {
    const observer = toObserver(given);
    const tell = () => {
      const left = Math.max(0, Math.ceil((input.deadline - Date.now()) / 1000));
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
