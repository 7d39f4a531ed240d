/** The start of a formula in a spreadsheet, in any locale and in full-width forms. */
const FORMULA = /^[=+\-@\t\r;＝＋－＠；]/;

/** Tells spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** A line of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${csvCells(cells)}\r\n`;

export const csvCells = (cells: readonly string[]): string => cells.map(cell).join(',');

/** A text for the inside of a quoted cell. */
export const doubled = (text: string): string => text.replace(/"/g, '""');

/** What precedes a text in its cell: an apostrophe where it would be a formula. */
export const formulaGuard = (text: string): string => (FORMULA.test(text) ? "'" : '');

function cell(text: string): string {
  const safe = formulaGuard(text) + text;
  return /[",;\r\n]/.test(safe) ? `"${doubled(safe)}"` : safe;
}
