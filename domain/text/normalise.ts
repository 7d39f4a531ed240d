import { isRecord } from '../json.ts';

/** Characters that show nothing: blanks, zero-width spaces and joiners, the byte order mark, soft hyphen. */
const INVISIBLE = /[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/;
/** Half of a surrogate pair; databases differ in how they store it. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as it is checked and stored (D20): edges trimmed of blanks and invisible characters, lone surrogates replaced
 * by U+FFFD, composed to NFC. Empty when nothing visible is left.
 */
export function normaliseText(text: string): string {
  return withoutEdges(text.replace(LONE_SURROGATE, '\uFFFD')).normalize('NFC');
}

/** By position, because a regular expression for both edges looks at each blank inside as often as blanks follow it. */
function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
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

/** Form data as above, with web addresses completed and telephone numbers tidied, as browser and server check it. */
export function normaliseForm<T>(values: T, schema: object): T {
  const normal = normalise(values);
  const fields = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  if (!isRecord(normal)) return normal;
  // The cast holds because texts are replaced by texts.
  return Object.fromEntries(
    Object.entries(normal).map(([name, value]) => {
      const field = fields[name];
      if (typeof value !== 'string' || !isRecord(field)) return [name, value];
      if (field.format === 'website') return [name, completeWebsite(value)];
      return [name, field.format === 'phone' ? tidyPhone(value) : value];
    }),
  ) as T;
}

/** A number as contacts, chats and maps give it: without marks of direction, its dashes and blanks the plain ones. */
function tidyPhone(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .trim();
}

/** Completes a web address as people write it: `example.com` becomes `https://example.com` (D20). */
export function completeWebsite(text: string): string {
  const address = normaliseText(text);
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
