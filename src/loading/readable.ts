/**
 * A promise whose value React's `use` reads at once after it has settled. For a promise that React has not yet waited
 * for, it would suspend even if the value is known.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const known: Promise<Value> & { status?: 'fulfilled'; value?: Value } = promise.then((value) => {
    known.status = 'fulfilled';
    known.value = value;
    return value;
  });
  return known;
}
