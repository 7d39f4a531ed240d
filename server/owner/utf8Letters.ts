const BEYOND_ASCII = /[^\0-\x7F]/;

/**
 * A text with one letter (U+0000 to U+00FF) for each byte of another text in UTF-8. Such texts are copied into a file as
 * they are, so what is in every lead is encoded once; a single letter beyond these makes a text twice as long and slow to
 * encode.
 */
export const utf8Letters = (text: string): string =>
  BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;

/** The bytes that such a text stands for. */
export const bytesOf = (letters: string): Buffer => Buffer.from(letters, 'latin1');
