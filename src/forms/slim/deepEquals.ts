type Keyed = Record<string, unknown>;

/**
 * Replaces the deep equality of @rjsf/utils, by the same rules: two functions count as equal, React elements are compared
 * without their owner, and cycles terminate.
 */
// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/utils
export default function deepEquals(a: unknown, b: unknown, compared = new Map<object, object>()): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor || !isKeyed(a)) return false;
  // Already being compared in an outer call, which will find any difference.
  const partner = compared.get(a);
  if (partner !== undefined) return partner === b;
  compared.set(a, b);
  const equal = haveEqualEntries(a as Keyed, b as Keyed, compared);
  compared.delete(a);
  return equal;
}

/** Anything else (a date, a DOM element) is only equal to itself. */
function isKeyed(value: object): boolean {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

function haveEqualEntries(a: Keyed, b: Keyed, compared: Map<object, object>): boolean {
  const keys = Object.keys(a);
  const isElement = Boolean(a.$$typeof || b.$$typeof);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) => (key === '_owner' && isElement) || (Object.hasOwn(b, key) && deepEquals(a[key], b[key], compared)),
    )
  );
}
