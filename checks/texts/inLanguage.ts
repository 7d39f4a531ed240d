import { withTranslation } from '#domain/translations/withTranslation.ts';
import { textsToTranslate } from './englishTexts.ts';
import { isTranslated, translatedTexts } from './translationState.ts';

/**
 * A document in a language if it is translated as a whole; else the English one as a whole, so that nobody reads two
 * languages on one screen.
 * @param file its path inside `schemas/`
 */
export const inLanguage = <Document>(file: string, document: Document, translation: unknown): Document =>
  isInLanguage(file, document, translation) ? withTranslation(file, document, translation) : document;

/** Whether nothing of a document is English. */
export function isInLanguage(file: string, document: unknown, translation: unknown): boolean {
  const translated = translatedTexts(translation);
  return [...textsToTranslate(file, document).keys()].every((path) => isTranslated(path, translated));
}
