const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** spec 9: comparison id length 12. */
const COMPARISON_ID_LENGTH = 12;
/** The id of a comparison without a name (spec 2). */
export const GUEST_ID = 'guest';

/** Tells a comparison id from any other path segment (D8). */
export const isComparisonId = (id: string) => /^[A-Za-z0-9]{12}$/.test(id);

/**
 * The address of a visitor's comparison (D8): 12 characters drawn from `hash`, which the caller makes from contact
 * name, timestamp and random bytes, so that the name can't be read off it and two never collide. `guest` without a name.
 * @param hash at least 12 uniformly spread bytes
 */
export function comparisonId(name: string, hash: Uint8Array): string {
  if (name === '') return GUEST_ID;
  if (hash.length < COMPARISON_ID_LENGTH) throw new Error(`A comparison id needs ${COMPARISON_ID_LENGTH} bytes`);
  return Array.from(hash.subarray(0, COMPARISON_ID_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
