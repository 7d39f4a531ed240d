import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { inboxOf } from '#server/repositories/inbox.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes and reads the addresses of people's own pages. Each holds the inbox, sealed with the server's secret: others can
 * neither read it, nor forge one for another person, nor find out which exist, and nothing has to be stored for it.
 */
export function createPersonLink(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'my data', 32));

  const seal = (inbox: string): string => {
    // The same for the same inbox, which is all that a repeated nonce reveals.
    const nonce = createHmac('sha256', key).update(inbox).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const sealed = Buffer.concat([cipher.update(inbox, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  };

  return {
    /** The path of the page of the person whose inbox this address leads to. */
    pathFor: (email: string): string => `/my-data/${seal(inboxOf(email))}`,

    /** The inbox; undefined for anything that was not made by `pathFor`. */
    inboxOf(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const inbox = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([inbox, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
export type PersonLink = ReturnType<typeof createPersonLink>;
