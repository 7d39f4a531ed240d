import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to. */
export type Held = { nodes: number; listeners: number; timers: number; actors: number; heapKilobytes: number };

/** Counts timers and actors from the start of the page; nodes, listeners and heap are the browser's own figures. */
export async function watchHeld(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(countTimersAndActors);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const [metrics, own] = [await metricsOf(session), await page.evaluate(() => window.tillmatchHeld?.())];
    return {
      nodes: metrics.Nodes ?? 0,
      listeners: metrics.JSEventListeners ?? 0,
      heapKilobytes: Math.round((metrics.JSHeapUsedSize ?? 0) / 1024),
      timers: own?.timers ?? 0,
      actors: own?.actors ?? 0,
    };
  };
}

async function metricsOf(session: CDPSession): Promise<Partial<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

declare global {
  interface Window {
    tillmatchHeld?: () => { timers: number; actors: number };
  }
}

/** Runs in the page. */
function countTimersAndActors(): void {
  const timers = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((handler: () => void, delay?: number, ...given: []) => {
    const id = start(() => {
      timers.delete(id);
      handler(...given);
    }, delay);
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    stop(id);
  };
  type Actor = { getSnapshot: () => { status: string } };
  const actors: WeakRef<Actor>[] = [];
  const before = globalThis.tillmatchInspector;
  globalThis.tillmatchInspector = (event) => {
    before?.(event);
    if (event.type === '@xstate.actor') actors.push(new WeakRef(event.actorRef as Actor));
  };
  window.tillmatchHeld = () => ({
    timers: timers.size,
    actors: actors.filter((actor) => actor.deref()?.getSnapshot().status === 'active').length,
  });
}
