import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** About a third of a second of one processor (OWASP's second choice of parameters). */
const COST = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A password as stored: the parameters are beside the hash, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.logN, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time for a right password, a wrong one, and an account without a hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, logN = '', r = '', p = '', salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  const isEqual = expected.length === given.length && timingSafeEqual(expected, given);
  return isEqual && stored !== undefined;
}

/** Costs as much to check as a real hash, and no password matches it. */
const NOBODY = ['scrypt', COST.logN, COST.r, COST.p, randomBytes(SALT_BYTES).toString('base64url'), ''].join('$');

function derive(password: string, salt: Buffer, { logN, r, p }: typeof COST): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
