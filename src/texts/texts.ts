import i18next, { type i18n, type TOptions } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import common from '#schemas/texts/common.json';

/** English is complete; a missing text of another language falls back to it, and then to the key itself (spec 1). */
const FALLBACK = 'en';

type TextTree = { [key: string]: string | TextTree };

/** The one i18next instance; started at import, because every text on the first screen is in the bundle. */
export const texts: i18n = i18next.createInstance();
void texts.use(initReactI18next).init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  ns: ['common'],
  defaultNS: 'common',
  resources: { [FALLBACK]: { common } },
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  react: { useSuspense: false },
});

/** Adds the texts of one area, from the module that shows them, so that they are loaded with it. */
export function addTexts(area: string, english: TextTree): void {
  texts.addResourceBundle(FALLBACK, area, withoutEditorHint(english));
}

function withoutEditorHint({ $schema: _hint, ...tree }: TextTree): TextTree {
  return tree;
}

/** Texts of an area by key: `const text = useTexts('home'); text('hero.start')`. */
export function useTexts(area = 'common'): (key: string, values?: TOptions) => string {
  const { t } = useTranslation(area);
  return t as (key: string, values?: TOptions) => string;
}

/** A text outside React: `text('common:error.offline')`. */
export const text = (key: string, values: TOptions = {}): string => texts.t(key, values);
