import { isRecord } from './json.ts';

/** Characters that show nothing: zero-width spaces and joiners at the edge of a text, the byte order mark, soft hyphen. */
const INVISIBLE_EDGES =
  /^[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]+|[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]+$/gu;
/** Half of a surrogate pair; databases differ in how they store it. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as it is checked and stored (D20): edges trimmed of blanks and invisible characters, lone surrogates replaced
 * by U+FFFD, composed to NFC. Empty when nothing visible is left.
 */
export function normaliseText(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD').replace(INVISIBLE_EDGES, '').normalize('NFC');
}

/**
 * Form data as it is checked and stored: every text normalised; a property whose text is blank is left out, because
 * blank is not an answer. Returns a new value and leaves the given one alone.
 */
export function normalise<T>(value: T): T {
  // The casts hold because each branch returns the kind of value it was given.
  if (typeof value === 'string') return normaliseText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => normalise(item)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, property]) => [key, normalise(property)] as const)
      .filter(([, property]) => property !== undefined && property !== ''),
  ) as T;
}

/** Form data as above, with web addresses completed, as browser and server check it. */
export function normaliseForm<T>(values: T, schema: object): T {
  const normal = normalise(values);
  const fields = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  if (!isRecord(normal)) return normal;
  // The cast holds because texts are replaced by texts.
  return Object.fromEntries(
    Object.entries(normal).map(([name, value]) => {
      const field = fields[name];
      const isWebsite = typeof value === 'string' && isRecord(field) && field.format === 'website';
      return [name, isWebsite ? completeWebsite(value) : value];
    }),
  ) as T;
}

/** Completes a web address as people write it: `example.com` becomes `https://example.com` (D20). */
export function completeWebsite(text: string): string {
  const address = normaliseText(text);
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
