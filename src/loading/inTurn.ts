/**
 * Does work in the order in which it was requested, however long each piece takes. A piece that fails is skipped; the
 * others continue.
 */
export function inTurn<T>(work: (item: T) => Promise<unknown>): (item: T) => void {
  let before: Promise<unknown> = Promise.resolve();
  return (item) => {
    before = before.then(() => work(item)).catch(() => undefined);
  };
}
