const BEYOND_ASCII = /[^\0-\x7F]/;

/**
 * A text that has a letter for each byte of another one in UTF-8. As texts of such letters are copied into a file as they
 * are, what is in every lead is encoded once; a single letter beyond them makes a text twice as long and slow to encode.
 */
export const utf8Letters = (text: string): string =>
  BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;

/** The bytes that such a text stands for. */
export const bytesOf = (letters: string): Buffer => Buffer.from(letters, 'latin1');
