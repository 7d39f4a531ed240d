import i18next, { type i18n, type TOptions } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { TextKey, TextOf, TextsDocument } from './textKey.ts';
import { withTranslation } from './withTranslation.ts';

/** English is complete; a missing text of another language falls back to it, and then to the key itself (spec 1). */
export const ENGLISH = 'en';

/** The one i18next instance; English texts are added as their documents are used. */
export const texts: i18n = i18next.createInstance();
void texts.init({
  lng: ENGLISH,
  fallbackLng: ENGLISH,
  ns: [],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
});

/** Texts of a document by key: `const text = useTexts(homeTexts); text('hero.start')`. Follows a change of language. */
export function useTexts<Document extends TextsDocument>(document: Document): TextOf<Document> {
  const language = useLanguage();
  return useMemo(() => textsIn(language, document), [language, document]);
}

/** A text outside React, in the language of the moment: `textOf(commonTexts, 'error.unreachable')`. */
export function textOf<Document extends TextsDocument>(
  document: Document,
  key: TextKey<Document>,
  values?: TOptions,
): string {
  return textsIn(texts.language, document)(key, values);
}

/** Documents whose English has been added; in development an edited one is a new object, and added again. */
const added = new WeakSet<TextsDocument>();

function textsIn<Document extends TextsDocument>(language: string, document: Document): TextOf<Document> {
  const name = `texts/${document.$id}`;
  if (!added.has(document)) {
    texts.addResourceBundle(ENGLISH, name, document);
    added.add(document);
  }
  // The cast narrows the key to those that the document has.
  return texts.getFixedT(language, name) as TextOf<Document>;
}

/** English during hydration, like the prerendered page. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, currentLanguage, () => ENGLISH);
}

/** A document of `schemas/` in the visitor's language: `useDocument('content/site.json', site).navigation`. */
export function useDocument<Document>(name: string, english: Document): Document {
  const language = useLanguage();
  return useMemo(() => inLanguage(language, name, english), [language, name, english]);
}

function inLanguage<Document>(language: string, name: string, english: Document): Document {
  return withTranslation(english, texts.getResourceBundle(language, name));
}

const currentLanguage = () => texts.language;

function onLanguageChange(listener: () => void): () => void {
  texts.on('languageChanged', listener);
  return () => texts.off('languageChanged', listener);
}
