const GMAIL = 'gmail.com';
/** Names of one service. */
const SAME_HOST: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * Where mail to an address ends up, and so one person, however the address was typed: `sam+pos@example.com` and
 * `Sam@example.com` are one inbox, and Gmail knows no dots.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, Math.max(at, 0)).toLowerCase().split('+');
  const service = SAME_HOST[host] ?? host;
  if (at < 0) return host;
  return `${service === GMAIL ? name.replaceAll('.', '') : name}@${service}`;
}
