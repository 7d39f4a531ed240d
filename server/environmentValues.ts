import proxyAddress from '@fastify/proxy-addr';
import { formats } from '#domain/text/formats.ts';
import type { MailAddress, TrustProxy } from './config.ts';

// Readers of the values of environment variables; each returns undefined for a value that it does not accept.

export function wholeNumber(value: string, lowest: number, highest: number): number | undefined {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= lowest && number <= highest ? number : undefined;
}

export const days = (value: string) => wholeNumber(value, 1, 36_500);

export function longSecret(value: string): string | undefined {
  return value.length >= 32 ? value : undefined;
}

export function urlWith(value: string, protocols: readonly string[]): string | undefined {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;
}

export function webAddress(value: string): string | undefined {
  return urlWith(value, ['http:', 'https:']);
}

/** An address without a path: links in mails, cookies and the sitemap would each treat a path differently. */
export function siteAddress(value: string): string | undefined {
  const address = webAddress(value);
  if (address === undefined) return undefined;
  const { origin, pathname, search, hash, username } = new URL(address);
  return pathname === '/' && search === '' && hash === '' && username === '' ? origin : undefined;
}

export function folder(value: string): string | undefined {
  return value.startsWith('~') ? undefined : value;
}

export function webOrigin(value: string): string[] | undefined {
  const address = webAddress(value);
  return address === undefined ? undefined : [new URL(address).origin];
}

export function origins(value: string): string[] | undefined {
  const list = value.split(',').map((entry) => webOrigin(entry.trim()));
  return list.every((entry) => entry !== undefined) ? list.flat() : undefined;
}

/** Origins as in a content security policy; a host may start with a wildcard. */
export function sources(value: string): string[] | undefined {
  const list = value.split(',').map((entry) => entry.trim());
  return list.every((entry) => /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i.test(entry))
    ? list
    : undefined;
}

export function email(value: string): string | undefined {
  return formats.email.test(value) ? value : undefined;
}

export function mailAddress(value: string): MailAddress | undefined {
  const bracket = value.indexOf('<');
  if (bracket < 0) return formats.email.test(value) ? { name: '', address: value } : undefined;
  const name = value.slice(0, bracket).trim().replace(/^"|"$/g, '');
  const address = value.slice(bracket + 1, -1);
  const isWhole = value.endsWith('>') && !/["<>\p{Cc}]/u.test(name);
  return isWhole && formats.email.test(address) ? { name, address } : undefined;
}

export function trustedProxies(value: string): TrustProxy | undefined {
  const hops = wholeNumber(value, 1, 9);
  if (hops !== undefined) return hops;
  const list = value.split(',').map((entry) => entry.trim());
  return list.every(isProxyAddress) ? list : undefined;
}

/** A range of all addresses is refused: it would trust every client. */
function isProxyAddress(entry: string): boolean {
  if (/\/0+$/.test(entry)) return false;
  try {
    proxyAddress.compile(entry);
    return true;
  } catch {
    return false;
  }
}
