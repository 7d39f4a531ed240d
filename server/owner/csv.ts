/** What a spreadsheet would take for a formula, also in the wide forms that it reads alike. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** RFC 4180, with a mark for spreadsheets that it is UTF-8. No cell is a formula: an apostrophe stands before one. */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;
  return `\uFEFF${[head, ...rows].map(line).join('')}`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
