/** What a page says about itself while it is measured. */
export type Probe = {
  /** Resolves with the time since navigation when the text is on screen. */
  seen: (text: string) => Promise<number>;
  /** The centre of the element with exactly this text; undefined when it is not visible. */
  find: (text: string) => { x: number; y: number } | undefined;
  /** When the last press reached the page. */
  pressedAt: () => number;
  readings: () => Readings;
};

export type Readings = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockedTime: number;
  interactions: number;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in each page before its scripts, so it must not use anything from outside. */
export function installProbe(): void {
  const longTasks: { start: number; duration: number }[] = [];
  let largestPaint = 0;
  let layoutShift = 0;
  let interactions = 0;
  let pressed = 0;

  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) layoutShift += shift.value;
  });
  const takeInteraction = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId) interactions = Math.max(interactions, duration);
  };
  observe('event', takeInteraction, { durationThreshold: 16 });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );

  const isShown = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return undefined;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { visibility, display, opacity } = getComputedStyle(at);
      if (visibility === 'hidden' || display === 'none' || Number(opacity) < 0.5) return undefined;
    }
    return { x, y };
  };
  const find = (fits: (text: string) => boolean) => {
    if (!document.body) return undefined;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !fits(node.textContent?.trim() ?? '') || element.closest('script, style, title')) continue;
      const place = isShown(element);
      if (place) return place;
    }
    return undefined;
  };
  const seen = (text: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!find((shown) => shown.startsWith(text))) return void requestAnimationFrame(look);
        // One turn later that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  window.probe = {
    seen,
    find: (text) => find((shown) => shown.toLowerCase() === text.toLowerCase()),
    pressedAt: () => pressed,
    readings: () => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      return {
        firstPaint,
        largestPaint,
        layoutShift,
        interactions,
        blockedTime: longTasks
          .filter(({ start }) => start >= firstPaint)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      };
    },
  };
}
