/**
 * Does work in the order in which it was asked for, however long each piece takes. One that fails is left out; the others
 * go on.
 */
export function inTurn<T>(work: (item: T) => Promise<unknown>): (item: T) => void {
  let before: Promise<unknown> = Promise.resolve();
  return (item) => {
    before = before.then(() => work(item)).catch(() => undefined);
  };
}
