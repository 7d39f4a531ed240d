import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '#server/http/secrets.ts';
import { emailKey } from '#server/repositories/emailKey.ts';

const COOKIE = 'tillmatch_device';
const YEAR = 365 * 24 * 3600;

type Options = { signer: Signer; secure: boolean };

/**
 * Remembers that an account has signed in on a device. It proves nothing else: without the password it opens nothing, but
 * strangers who guess passwords can't keep the owner out (BL-54).
 */
export function createKnownDevice({ signer, secure }: Options) {
  const sign = (email: string, device: string) => signer.sign('device', emailKey(email), device);
  return {
    /** The name of the device, if this account has signed in on it. */
    find(request: FastifyRequest, email: string): string | undefined {
      const [device = '', signature = ''] = request.cookies[COOKIE]?.split('.') ?? [];
      const isKnown = device !== '' && signer.isSigned(signature, 'device', emailKey(email), device);
      return isKnown ? createHash('sha256').update(device).digest('base64url') : undefined;
    },

    remember(reply: FastifyReply, email: string): void {
      const device = randomBytes(16).toString('base64url');
      const options = { path: '/api/auth', sameSite: 'lax', secure, httpOnly: true, maxAge: YEAR } as const;
      reply.setCookie(COOKIE, `${device}.${sign(email, device)}`, options);
    },
  };
}
export type KnownDevice = ReturnType<typeof createKnownDevice>;
