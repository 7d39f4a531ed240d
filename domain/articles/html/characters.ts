/** Named characters that editors write; all others are written as such or by number. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  times: '×',
  cent: '¢',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi;
const LAST_CODE_POINT = 0x10ffff;
const REPLACEMENT = '\ufffd';

/** Decodes character references; anything else stays as it is. */
export function decodeCharacters(text: string): string {
  return text.replace(REFERENCE, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : REPLACEMENT;
  });
}
