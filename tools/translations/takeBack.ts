import type { Documents } from '#checks/finding.ts';
import { nearest } from '#checks/nearest.ts';
import { checkTranslatedText } from '#checks/texts/checkTranslatedText.ts';
import { textsToTranslate } from '#checks/texts/englishTexts.ts';
import { englishOf } from '#checks/texts/translationState.ts';
import { translate } from '#workbench/documents/translatedTexts.ts';
import type { TableRow } from './csv.ts';

/** What a table of translations does: files with their new text, how many texts, or every fault. */
export type TakenBack = { faults: string[]; texts: number; files: Record<string, string> };

/** Puts translations in their places; what a document already has keeps its order and form. */
export function takeBack(
  rows: readonly TableRow[],
  language: string,
  documents: Documents,
  current: Readonly<Record<string, string>>,
): TakenBack {
  const translated = rows.filter(({ translation }) => translation !== '');
  const faults = translated.flatMap((row) => faultsOf(row, documents).map((fault) => `line ${row.row}: ${fault}`));
  const files: Record<string, string> = {};
  let texts = 0;
  if (faults.length > 0) return { faults, texts, files };
  for (const { document, key, translation } of translated) {
    const { file, text } = translate({ ...current, ...files }, language, document, key, translation);
    if (text === (files[file] ?? current[file])) continue;
    files[file] = text;
    texts += 1;
  }
  return { faults, texts, files };
}

function faultsOf({ document, key, english, translation }: TableRow, documents: Documents): string[] {
  if (!(document in documents)) return [`there is no document ${document}${hint(document, Object.keys(documents))}`];
  const texts = textsToTranslate(document, documents[document]);
  const now = englishOf(key, texts);
  if (now === undefined) return [`${document} has no text "${key}"${hint(key, texts.keys())}`];
  if (texts.has(key) && english !== now)
    return [`the English of ${document} "${key}" has changed since the export: "${now}"`];
  return checkTranslatedText(document, [key], now, translation).map(
    ({ message }) => `${document} "${key}": ${message}`,
  );
}

function hint(misspelt: string, names: Iterable<string>): string {
  const name = nearest(misspelt, names);
  return name === undefined ? '' : `; did you mean "${name}"?`;
}
