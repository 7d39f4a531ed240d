/** The delay where the browser can't tell when it is idle, in milliseconds. */
const LATER = 2000;

/**
 * Loads ahead what a visitor will probably need, once the browser is idle. A failure is not reported: what is needed will
 * be requested again.
 * @returns cancels it
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const quietly = () => void load().catch(() => undefined);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(quietly, LATER);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(quietly, { timeout: 2 * LATER });
  return () => cancelIdleCallback(handle);
}
