import type { Documents } from '#checks/finding.ts';
import { textsToTranslate } from '#checks/texts/englishTexts.ts';
import { isTranslated, translatedTexts, translationStates } from '#checks/texts/translationState.ts';

/** A text of a document, as a translator gets it. */
export type TextToTranslate = { document: string; key: string; english: string; translation: string };

/** What is missing in a language, or everything there is, in the order of the documents. */
export function textsOf(documents: Documents, language: string, isAll: boolean): TextToTranslate[] {
  const shown = new Set(translationStates({ ...documents, [`translations/${language}/`]: {} }).map(({ file }) => file));
  return [...shown].flatMap((document) => {
    const own = translatedTexts(documents[`translations/${language}/${document}`]);
    return [...textsToTranslate(document, documents[document])]
      .filter(([key]) => isAll || !isTranslated(key, own))
      .map(([key, english]) => ({ document, key, english, translation: own.get(key) ?? '' }));
  });
}
