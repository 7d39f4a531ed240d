import i18next, { type i18n, type TOptions } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import common from '#schemas/texts/common.json';

/** English is complete; a missing text of another language falls back to it, and then to the key itself (spec 1). */
const FALLBACK = 'en';

type TextTree = { [key: string]: string | TextTree };
type Text = (key: string, values?: TOptions) => string;

/** The one i18next instance; started at import, because every text on the first screen is in the bundle. */
export const texts: i18n = i18next.createInstance();
void texts.init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  ns: ['common'],
  defaultNS: 'common',
  resources: { [FALLBACK]: { common } },
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
});

/** Adds the texts of one area, from the module that shows them, so that they are loaded with it. */
export function addTexts(area: string, english: TextTree): void {
  const { $schema: _editorHint, ...tree } = english;
  texts.addResourceBundle(FALLBACK, area, tree);
}

/** Texts of an area by key: `const text = useTexts('home'); text('hero.start')`. Follows a change of language. */
export function useTexts(area = 'common'): Text {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  return useMemo(() => texts.getFixedT(language, area) as Text, [language, area]);
}

/** A text outside React: `text('common:error.unreachable')`. */
export const text: Text = (key, values = {}) => texts.t(key, values);

const currentLanguage = () => texts.language;

function onLanguageChange(listener: () => void): () => void {
  texts.on('languageChanged', listener);
  return () => texts.off('languageChanged', listener);
}
