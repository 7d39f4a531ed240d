import { CsvError, parse } from 'csv-parse/sync';
import { csvLine, UTF8_MARK } from '#server/owner/csv.ts';
import type { TextToTranslate } from './textsOf.ts';

const COLUMNS = ['document', 'key', 'english', 'translation'] as const;

/** Texts as a table that spreadsheets and tools of translators read. */
export const writeCsv = (texts: readonly TextToTranslate[]): string =>
  UTF8_MARK + csvLine(COLUMNS) + texts.map((text) => csvLine(COLUMNS.map((column) => text[column]))).join('');

/** A line of a table, counted as a spreadsheet counts. */
export type TableRow = TextToTranslate & { row: number };

/** Reads such a table back, also with semicolons, as spreadsheets in some countries save it; or says why it can't. */
export function readCsv(table: string): TableRow[] | string {
  try {
    const rows: string[][] = parse(table, { bom: true, delimiter: [',', ';', '\t'], skip_empty_lines: true });
    const head = rows[0] ?? [];
    const missing = COLUMNS.filter((column) => !head.includes(column));
    if (missing.length > 0) return `The first line has to name the columns ${COLUMNS.join(', ')}.`;
    return rows.slice(1).map((cells, index) => {
      const cell = (column: (typeof COLUMNS)[number]) => unmarked(cells[head.indexOf(column)] ?? '');
      return {
        row: index + 2,
        document: cell('document'),
        key: cell('key'),
        english: cell('english'),
        translation: /\S/.test(cell('translation')) ? cell('translation') : '',
      };
    });
  } catch (error) {
    if (error instanceof CsvError) return `This is no CSV: ${error.message}.`;
    throw error;
  }
}

/** Without the apostrophe that keeps a spreadsheet from reading a text as a formula. */
const unmarked = (text: string): string => (/^'[=+\-@\t\r;＝＋－＠；]/.test(text) ? text.slice(1) : text);
