/**
 * The text formats that a schema may name. Regular expressions, not functions: only those can be compiled into
 * the browser's validators, so that browser and server give the same verdict (D20).
 * They expect normalised text (normalise.ts).
 */
export const formats = {
  /** At least one character; neither control characters nor lone surrogates (halves of a character). */
  text: /^[^\p{Cc}\p{Cs}]+$/u,
  /** Several lines of text: control characters other than line breaks and tabs are refused, as are lone surrogates. */
  lines: /^(?:[^\p{Cc}\p{Cs}]|[\n\t])+$/u,
  /** `name@host.tld`: at most 64 characters before the @, labels of a host joined by single dots (D20). */
  email:
    /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i,
  /** At least 10 characters and 10 digits, 7 digits when it begins with +; letters only for an extension (D20). */
  phone:
    /^(?=.{10,80}$)(?:\+(?:[ ().\-/]*\d){7,}|(?:[ ().\-/]*\d){10,})[ ().\-/]*(?:,?\s?(?:x|ext\.?|extension)\s?\d{1,8})?$/i,
  /** http or https only, a host with a dot; no user name, so that a link shows where it goes (D20). */
  website:
    /^(?=\S{1,400}$)https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})(?::\d{2,5})?(?:[/?#]\S*)?$/i,
  /**
   * Dollars as people write and paste them: digits, one dot, grouping commas or spaces in threes, `$` before or after;
   * cents at the finest, 99,999,999.99 at most (D25). `2,9`, `0,105` and `1e5` are not amounts; figures
   * as other languages write them are converted before (plainFigure.ts).
   */
  money:
    /^(?:\$[ \u00A0\u2009\u202F]*(?=[\d.])(?!.*\$)|(?=[\d.]))(?:(?:[1-9]\d?([, \u00A0\u2009\u202F])\d{3}\1\d{3}|[1-9]\d{0,2}[, \u00A0\u2009\u202F]\d{3}|0*[1-9]\d{0,7}|0+)(?:\.\d{0,2})?|\.\d{1,2})(?:[ \u00A0\u2009\u202F]*\$)?$/,
  /**
   * A rate up to 20 %: with `%` as it is, under 1 a share of 1, otherwise percent (D24); a thousandth of a percent
   * at the finest. `0.9` is refused, because it would be 90 %.
   */
  rate: /^(?=.*\d)(?:0*(?:1?\d?(?:\.\d{0,3})?|20(?:\.0{0,3})?)[ \u00A0\u2009\u202F]*%|0*(?:(?:[1-9]|1\d)(?:\.\d{0,3})?|20(?:\.0{0,3})?|\.(?:[01]\d{0,4}|20{0,4})?|))$/,
  /** A number of things: digits with grouping commas or spaces in threes, 9,999,999 at most. */
  count: /^(?:[1-9]([, \u00A0\u2009\u202F])\d{3}\1\d{3}|[1-9]\d{0,2}[, \u00A0\u2009\u202F]\d{3}|0*\d{1,7})$/,
} as const satisfies Record<string, RegExp>;

export type FormatName = keyof typeof formats;
