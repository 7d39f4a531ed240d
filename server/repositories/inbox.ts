const GMAIL = 'gmail.com';
/** Host names of one service. */
const SAME_HOST: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * The inbox of an address, and so one person, however the address was typed: `sam+pos@example.com` and
 * `Sam@example.com` are one inbox, and Gmail ignores dots.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, Math.max(at, 0)).toLowerCase().split('+');
  const service = SAME_HOST[host] ?? host;
  if (at < 0) return host;
  return `${service === GMAIL ? name.replaceAll('.', '') : name}@${service}`;
}
