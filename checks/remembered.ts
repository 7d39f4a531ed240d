/**
 * Keeps the latest result of a check for each document: an edit changes one document of hundreds, and parsing gives the
 * same value for the same text. The check must depend on its arguments alone; these and the result must not be changed.
 */
export function remembered<Arguments extends [document: object, ...others: unknown[]], Result>(
  check: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const kept = new WeakMap<object, { given: Arguments; result: Result }>();
  return (...given) => {
    const [document] = given;
    const latest = kept.get(document);
    if (latest?.given.every((value, index) => value === given[index])) return latest.result;
    const result = check(...given);
    kept.set(document, { given, result });
    return result;
  };
}
