/** The start of a formula in a spreadsheet, in any locale and in full-width forms. */
const FORMULA = /^[=+\-@\t\r;＝＋－＠；]/;

/** Tells spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/**
 * A line of RFC 4180. An apostrophe precedes what would be a formula.
 * @param last the inside of a quoted cell at its end
 */
export const csvLine = (cells: readonly string[], last?: string): string =>
  `${cells.map(cell).join(',')}${last === undefined ? '' : `,"${FORMULA.test(last) ? "'" : ''}${last}"`}\r\n`;

/** A text for the inside of a quoted cell. */
export const doubled = (text: string): string => text.replace(/"/g, '""');

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${doubled(safe)}"` : safe;
}
