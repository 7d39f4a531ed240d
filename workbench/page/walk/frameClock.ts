type Timer = { run: () => void; due: number; every: number | undefined };

/** How often time passes by itself while the clock runs, in milliseconds. */
const TICK = 20;

/**
 * The timers of a window, which can be stopped and wound on: a path that is paused must not go on by itself. Once the
 * window has another document, they are installed again, and those of the last one are gone.
 */
export function frameClock() {
  let timers = new Map<number, Timer>();
  let now = 0;
  let latest = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const add = (run: unknown, delay: unknown, every: boolean, given: unknown[]) => {
    latest += 1;
    const wait = Math.max(0, Number(delay) || 0);
    const call = () => {
      if (typeof run === 'function') run(...given);
    };
    timers.set(latest, { run: call, due: now + wait, every: every ? Math.max(1, wait) : undefined });
    return latest;
  };

  /** Runs what is due, in its order; what it starts may be due as well. */
  function pass(milliseconds: number): void {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(([, { due }]) => due <= until).sort((a, b) => a[1].due - b[1].due);
      if (!next) break;
      const [id, timer] = next;
      now = Math.max(now, timer.due);
      if (timer.every === undefined) timers.delete(id);
      else timers.set(id, { ...timer, due: now + timer.every });
      timer.run();
    }
    now = until;
  }

  const clock = {
    install(frame: Window): void {
      timers = new Map();
      const put = (name: string, value: unknown) =>
        Object.defineProperty(frame, name, { value, configurable: true, writable: true });
      put('setTimeout', (run: unknown, delay?: unknown, ...given: unknown[]) => add(run, delay, false, given));
      put('setInterval', (run: unknown, delay?: unknown, ...given: unknown[]) => add(run, delay, true, given));
      for (const name of ['clearTimeout', 'clearInterval']) put(name, (id?: number) => void timers.delete(id ?? 0));
    },
    start(): void {
      clearInterval(ticking);
      ticking = setInterval(() => pass(TICK), TICK);
    },
    stop(): void {
      clearInterval(ticking);
    },
    pass,
  };
  return clock;
}
