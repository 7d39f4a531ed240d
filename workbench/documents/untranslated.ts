import { kindOf } from '#checks/kinds.ts';
import { type TranslatedText, translatedTexts } from './translatedTexts.ts';

export type Untranslated = { file: string; text: TranslatedText };

/** The texts of all documents that a language lacks. */
export const untranslated = (documents: Readonly<Record<string, unknown>>, code: string): Untranslated[] =>
  Object.keys(documents)
    .filter((file) => kindOf(file) !== undefined)
    .flatMap((file) => translatedTexts(documents, file, '').map((text) => ({ file, text })))
    .filter(({ text }) => text.in[code] === undefined);
