/**
 * The text formats a schema may name. They are regular expressions, not functions: only so can they be compiled into
 * the browser's validators and used by the server alike, which is what makes both give the same verdict (D20).
 * Each is tried on normalised text (see normalise.ts).
 */
export const formats = {
  /** At least one character, none of them a control character. */
  text: /^[^\p{Cc}]+$/u,
  /** Several lines of text: control characters other than line breaks and tabs are refused. */
  lines: /^(?:[^\p{Cc}]|[\n\t])+$/u,
  /** `name@host.tld`: at most 64 characters before the @, labels of a host joined by single dots (D20). */
  email:
    /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i,
  /** At least 10 characters and 10 digits, 7 digits when it begins with +; letters only for an extension (D20). */
  phone:
    /^(?=.{10})(?:\+(?:[ ().\-/]*\d){7,}|(?:[ ().\-/]*\d){10,})[ ().\-/]*(?:,?\s?(?:x|ext\.?|extension)\s?\d{1,8})?$/i,
  /** http or https only, a host with a dot; no user name, so that a link shows where it goes (D20). */
  website:
    /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})(?::\d{2,5})?(?:[/?#]\S*)?$/i,
} as const satisfies Record<string, RegExp>;

export type FormatName = keyof typeof formats;
