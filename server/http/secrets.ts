import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs texts, so that values kept in a browser come back unchanged. */
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

/** The secret in the data folder; created at the first start, readable by its owner only. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'session-secret');
  // An existing secret is not written again, which a full disk would not allow.
  if (!existsSync(file)) create(file);
  return readFileSync(file, 'utf8');
}

function create(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link is atomic: two processes that start together read the same secret.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}
