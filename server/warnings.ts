import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { isPrivateAddress, trustedProxies } from './http/trustedProxies.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Warnings, in sentences, for the operator of a server that others can reach. */
export function startWarnings({ host, notSet, publicUrl, salesEmail }: Config): string[] {
  if (LOOPBACK.has(host)) return [];
  const sentences: Readonly<Record<string, string>> = {
    SMTP_URL: 'SMTP_URL is not set: mails are written as files and reach nobody.',
    PUBLIC_URL: `PUBLIC_URL is not set: links in mails begin with ${publicUrl}, and cookies are sent without HTTPS.`,
    SALES_EMAIL: `SALES_EMAIL is not set: mails about leads go to ${salesEmail}.`,
  };
  return notSet.flatMap((name) => sentences[name] ?? []);
}

/** Warns once of a proxy that names its clients but is not trusted: all of them would share one rate limit. */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Config): void {
  const isTrusted = trustedProxies(trustProxy);
  let isSaid = false;
  app.addHook('onRequest', async ({ raw, log }) => {
    const peer = raw.socket.remoteAddress ?? '';
    if (isSaid || raw.headers['x-forwarded-for'] === undefined) return;
    // Any client may send that header; the site's own proxy is in a private network.
    if (isTrusted(peer, 0) || !isPrivateAddress(peer)) return;
    isSaid = true;
    log.warn('TRUST_PROXY does not name the proxy that forwards requests: all visitors share one rate limit.');
  });
}
