import { withTranslation } from '#domain/translations/withTranslation.ts';
import { textsToTranslate } from './englishTexts.ts';
import { isTranslated, translatedTexts } from './translationState.ts';

/**
 * A document in a language if all of it is translated, otherwise all of it in English, so that no screen mixes two
 * languages.
 * @param file its path inside `schemas/`
 */
export const inLanguage = <Document>(file: string, document: Document, translation: unknown): Document =>
  isInLanguage(file, document, translation) ? withTranslation(file, document, translation) : document;

/** Whether every text of a document is translated. */
export function isInLanguage(file: string, document: unknown, translation: unknown): boolean {
  const translated = translatedTexts(translation);
  return [...textsToTranslate(file, document).keys()].every((path) => isTranslated(path, translated));
}
