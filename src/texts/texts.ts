import i18next, { type i18n, type TOptions } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import common from '#schemas/texts/common.json';
import { withTranslation } from './withTranslation.ts';

/** English is complete; a missing text of another language falls back to it, and then to the key itself (spec 1). */
export const ENGLISH = 'en';

type TextTree = { [key: string]: string | TextTree };
type Text = (key: string, values?: TOptions) => string;

/** The one i18next instance; started at import, because every text on the first screen is in the bundle. */
export const texts: i18n = i18next.createInstance();
void texts.init({
  lng: ENGLISH,
  fallbackLng: ENGLISH,
  ns: ['common'],
  defaultNS: 'common',
  resources: { [ENGLISH]: { common } },
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
});

/** Adds the texts of one area, from the module that shows them, so that they are loaded with it. */
export function addTexts(area: string, english: TextTree): void {
  const { $schema: _editorHint, ...tree } = english;
  texts.addResourceBundle(ENGLISH, area, tree);
}

/** Texts of an area by key: `const text = useTexts('home'); text('hero.start')`. Follows a change of language. */
export function useTexts(area = 'common'): Text {
  const language = useLanguage();
  return useMemo(() => texts.getFixedT(language, area) as Text, [language, area]);
}

/** A text outside React: `text('common:error.unreachable')`. */
export const text: Text = (key, values = {}) => texts.t(key, values);

/** The language the visitor reads; English while the page that was rendered at build is taken over. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, currentLanguage, () => ENGLISH);
}

/** A document of `schemas/` in the visitor's language: `useDocument('content/site.json', site).navigation`. */
export function useDocument<Document>(name: string, english: Document): Document {
  const language = useLanguage();
  return useMemo(() => inLanguage(language, name, english), [language, name, english]);
}

/** The same outside React, in the language of the moment. */
export function documentNow<Document>(name: string, english: Document): Document {
  return inLanguage(texts.language, name, english);
}

function inLanguage<Document>(language: string, name: string, english: Document): Document {
  return withTranslation(english, texts.getResourceBundle(language, name));
}

const currentLanguage = () => texts.language;

function onLanguageChange(listener: () => void): () => void {
  texts.on('languageChanged', listener);
  return () => texts.off('languageChanged', listener);
}
