/** What a spreadsheet would take for a formula, in any country and also in the wide forms that it reads alike. */
const FORMULA = /^[=+\-@\t\r;＝＋－＠；]/;

/** The mark for spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** A line of RFC 4180. No cell is a formula: an apostrophe stands before one. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
