import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '#server/config.ts';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/**
 * Whose X-Forwarded-For is trusted, as Fastify expects it. A number of proxies counts only those in a private
 * network, so that a client that reaches us directly can't invent its address.
 */
export function trustedProxies(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trust !== 'number') return trust;
  return (address, hop) => hop < trust && isPrivate(address);
}

function isPrivate(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return privateNetworks.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
