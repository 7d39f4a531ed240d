/**
 * A promise that React's `use` reads at once when it is over, as it does with one that it has waited for itself: with one
 * it does not know it would suspend, even if the value is there.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const known: Promise<Value> & { status?: 'fulfilled'; value?: Value } = promise.then((value) => {
    known.status = 'fulfilled';
    known.value = value;
    return value;
  });
  return known;
}
