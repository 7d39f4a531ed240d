import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs texts, so that what a browser keeps for us comes back unchanged. */
export function createSigner(secret: string) {
  const sign = (...texts: string[]) => createHmac('sha256', secret).update(texts.join('\0')).digest('base64');
  return {
    sign,
    isSigned(signature: string, ...texts: string[]): boolean {
      const expected = Buffer.from(sign(...texts));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;

/** The secret kept in the data folder; made at the first start, readable by its owner only. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'session-secret');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link is made whole or not at all: of two processes that start together both read the same secret.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}
