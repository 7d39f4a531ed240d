import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { TrustProxy } from '#server/config.ts';

const isPrivate = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

export const isPrivateAddress = (address: string): boolean => isPrivate(address, 0);

/**
 * Whose X-Forwarded-For is trusted, as Fastify expects it. A number of proxies counts only those in a private
 * network, so that a client that reaches the server directly can't invent its address.
 */
export function trustedProxies(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust !== 'number') return proxyAddress.compile(trust);
  return (address, hop) => hop < trust && isPrivate(address, hop);
}

/**
 * Some proxies name the client with the port of its connection. With the port, each connection would count as another
 * client, and no limit would ever be reached.
 */
export function withoutPorts(request: IncomingMessage): void {
  const header = request.headers['x-forwarded-for'];
  if (header === undefined) return;
  request.headers['x-forwarded-for'] = String(header)
    .split(',')
    .map((address) => address.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/, '$1$2'))
    .join(', ');
}
