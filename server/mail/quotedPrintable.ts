/** RFC 2045: 76 characters at most, the last of which is the `=` of a line that continues. */
const LONGEST_LINE = 75;

const [TAB, LINE_FEED, RETURN, BLANK, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
const DIGITS = Buffer.from('0123456789ABCDEF');
const isLiteral = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === TAB || (byte >= BLANK && byte <= 0x7e && byte !== EQUALS) ? 1 : 0,
);

/**
 * A text as quoted-printable with the line ends of a mail. Encoded byte by byte, because this is most of the cost of a
 * mail: the mail library takes a hundred times as long.
 */
export function quotedPrintable(text: string): Buffer {
  const given = Buffer.from(text);
  // Three bytes for each one, and three more for each line break.
  const encoded = Buffer.allocUnsafe(3 * given.length + 3 * Math.ceil((3 * given.length) / (LONGEST_LINE - 2)));
  let length = 0;
  let column = 0;
  for (let index = 0; index < given.length; index += 1) {
    const byte = given[index] ?? 0;
    if (endsLine(given, index)) {
      if (byte === RETURN) index += 1;
      encoded[length++] = RETURN;
      encoded[length++] = LINE_FEED;
      column = 0;
      continue;
    }
    // Mail servers may drop blanks at the end of a line.
    const isDroppable = (byte === BLANK || byte === TAB) && isEnd(given, index + 1);
    const isAsItIs = isLiteral[byte] === 1 && !isDroppable;
    const width = isAsItIs ? 1 : 3;
    if (column + width > LONGEST_LINE) {
      encoded[length++] = EQUALS;
      encoded[length++] = RETURN;
      encoded[length++] = LINE_FEED;
      column = 0;
    }
    column += width;
    if (isAsItIs) {
      encoded[length++] = byte;
    } else {
      encoded[length++] = EQUALS;
      encoded[length++] = DIGITS[byte >> 4] ?? 0;
      encoded[length++] = DIGITS[byte & 15] ?? 0;
    }
  }
  return encoded.subarray(0, length);
}

const endsLine = (bytes: Buffer, index: number): boolean =>
  bytes[index] === LINE_FEED || (bytes[index] === RETURN && bytes[index + 1] === LINE_FEED);

const isEnd = (bytes: Buffer, index: number): boolean => index >= bytes.length || endsLine(bytes, index);
