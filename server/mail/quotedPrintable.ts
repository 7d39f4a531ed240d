/** RFC 2045: 76 characters at most, the last of which is the `=` of a line that goes on. */
const LONGEST_LINE = 75;

const hexadecimal = (character: string) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
const ESCAPES = new Map(
  Array.from({ length: 256 }, (_, code) => [String.fromCharCode(code), hexadecimal(String.fromCharCode(code))]),
);

/**
 * A text as quoted-printable with the line ends of a mail. The mail library's own way takes five times as long, and
 * was most of what a mail cost.
 */
export function quotedPrintable(text: string): string {
  return text.split(/\r?\n/).map(encodeLine).join('\r\n');
}

function encodeLine(line: string): string {
  const escaped = Buffer.from(line)
    .toString('latin1')
    .replace(/[^\t\x20-\x3c\x3e-\x7e]/g, (byte) => ESCAPES.get(byte) ?? byte)
    // Mail servers may drop blanks at the end of a line.
    .replace(/[\t ]$/, (blank) => hexadecimal(blank));
  if (escaped.length <= LONGEST_LINE) return escaped;
  const pieces: string[] = [];
  let start = 0;
  while (escaped.length - start > LONGEST_LINE) {
    const end = beforeEscape(escaped, start + LONGEST_LINE);
    pieces.push(`${escaped.slice(start, end)}=`);
    start = end;
  }
  pieces.push(escaped.slice(start));
  return pieces.join('\r\n');
}

/** An escape stays in one piece. */
function beforeEscape(text: string, end: number): number {
  if (text[end - 1] === '=') return end - 1;
  return text[end - 2] === '=' ? end - 2 : end;
}
