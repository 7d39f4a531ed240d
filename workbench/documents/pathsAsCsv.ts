import type { ListedPath } from './pathChanges.ts';

const COLUMNS = ['Machine', 'Change', 'Path', 'Title', 'Step', 'Do', 'Expect'];

/** Paths as a table with one row a step, which tools for test management read. */
export function pathsAsCsv(listed: readonly ListedPath[]): string {
  const rows = listed.flatMap(({ kind = '', machine, path }) =>
    path.steps.map(({ instruction, expectation }, index) => [
      machine,
      kind,
      path.id,
      path.title,
      String(index + 1),
      instruction,
      expectation,
    ]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** By RFC 4180. A text that a spreadsheet would take for a formula is marked as a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
