import { useMemo, useSyncExternalStore } from 'react';
import { ENGLISH, onLanguageChange, spokenLanguage, translationOf } from './spoken.ts';
import type { TextKey, TextOf, TextsDocument } from './textKey.ts';
import { withTranslation } from './withTranslation.ts';
import { fillIn, findText, type Values } from './words.ts';

/** Texts of a document by key: `const text = useTexts(homeTexts); text('hero.start')`. Follows a change of language. */
export function useTexts<Document extends TextsDocument>(document: Document): TextOf<Document> {
  const language = useLanguage();
  return useMemo(() => textsIn(language, document), [language, document]);
}

/** A text outside React, in the language of the moment: `textOf(commonTexts, 'error.unreachable')`. */
export function textOf<Document extends TextsDocument>(
  document: Document,
  key: TextKey<Document>,
  values?: Values,
): string {
  return textsIn(spokenLanguage(), document)(key, values);
}

function textsIn<Document extends TextsDocument>(language: string, document: Document): TextOf<Document> {
  const translation = translationOf(language, `texts/${document.$id}`);
  return (key, values) => {
    const text =
      findText(translation, key, language, values?.count) ?? findText(document, key, ENGLISH, values?.count) ?? key;
    return values ? fillIn(text, values) : text;
  };
}

/** English during hydration, like the prerendered page. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, spokenLanguage, () => ENGLISH);
}

/** A document of `schemas/` in the visitor's language: `useDocument('content/site.json', site).navigation`. */
export function useDocument<Document>(name: string, english: Document): Document {
  const language = useLanguage();
  return useMemo(() => withTranslation(english, translationOf(language, name)), [language, name, english]);
}
