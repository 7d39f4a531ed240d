import { normaliseText } from './normaliseText.ts';

/** Direction marks and joiners that contacts, chats and maps put around and into what they show. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Labels and schemes that are copied along with a number. */
const NUMBER_LABEL = /^(?:tel|telephone|phone|mobile|cell|callto|sms)\.?:\s?/i;
const ADDRESS_LABEL = /^(?:mailto|e-?mail):\s?/i;

/** A number copied from contacts, chats or maps: only the number, with plain digits, dashes and blanks. */
export function formatPhone(text: string): string {
  const number = seen(text)
    // Composes full-width digits and blanks of every width to plain ones.
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00B7\u2022\u2027]/g, '.')
    .replace(NUMBER_LABEL, '')
    .replace(/;ext=/i, ' ext ');
  return unwrapped(number);
}

/** An address copied from contacts or chats: `Sam Lee <sam@example.com>`, `mailto:sam@example.com?subject=Hello`. */
export function formatEmail(text: string): string {
  const given = seen(text);
  const start = given.endsWith('>') ? given.lastIndexOf('<') : -1;
  const address = unwrapped(start === -1 ? given : given.slice(start));
  if (!ADDRESS_LABEL.test(address)) return address;
  return unwrapped(address.replace(ADDRESS_LABEL, '').split('?', 1)[0] ?? '');
}

/** A web address as people write and paste it: `<example.com>` becomes `https://example.com` (D20). */
export function completeWebsite(text: string): string {
  const address = unwrapped(seen(text));
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

const seen = (text: string): string => normaliseText(text.replace(UNSEEN, ''));

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['[', ']'],
  ['"', '"'],
  ["'", "'"],
  ['\u201C', '\u201D'],
]);

/** More than links and quotes put around an address; pasted text may hold any number of brackets. */
const MOST_LAYERS = 4;

/** Without brackets and quotes around the whole text. */
function unwrapped(text: string): string {
  let inside = text.trim();
  for (let layer = 0; layer < MOST_LAYERS && isEnclosed(inside); layer += 1) inside = inside.slice(1, -1).trim();
  return inside;
}

function isEnclosed(text: string): boolean {
  if (text.length < 2) return false;
  // Parentheses that close before the end hold an area code.
  if (text.startsWith('(')) return text.indexOf(')') === text.length - 1;
  return PAIRS.get(text.charAt(0)) === text.charAt(text.length - 1);
}
