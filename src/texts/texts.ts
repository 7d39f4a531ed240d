import { language } from 'virtual:site-language';
import type { TextKey, TextOf, TextsDocument } from './textKey.ts';
import { fillIn, findText, type Values } from './words.ts';

const known = new WeakMap<object, unknown>();

/** Texts of a document by key: `const text = useTexts(homeTexts); text('hero.start')`. */
export function useTexts<Document extends TextsDocument>(document: Document): TextOf<Document> {
  // The cast holds because each document has its own entry.
  const texts = (known.get(document) as TextOf<Document> | undefined) ?? textsOf(document);
  known.set(document, texts);
  return texts;
}

/** A text outside React: `textOf(commonTexts, 'error.unreachable')`. */
export function textOf<Document extends TextsDocument>(
  document: Document,
  key: TextKey<Document>,
  values?: Values,
): string {
  return textsOf(document)(key, values);
}

/** A missing text is replaced by its key (spec 1). */
function textsOf<Document extends TextsDocument>(document: Document): TextOf<Document> {
  return (key, values) => {
    const text = findText(document, key, language, values?.count) ?? key;
    return values ? fillIn(text, values) : text;
  };
}
