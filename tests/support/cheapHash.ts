import { randomBytes, scryptSync } from 'node:crypto';

/** A stored password that is checked in two milliseconds: the product's own takes a third of a second on purpose. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
