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

/** By position: a regular expression for both edges takes quadratic time on long runs of blanks inside. */
function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
