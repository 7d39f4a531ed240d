/** The start of a formula in a spreadsheet, in any locale and in full-width forms. */
const FORMULA = /^[=+\-@\t\r;＝＋－＠；]/;

/** Tells spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** A line of RFC 4180. An apostrophe precedes what would be a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
