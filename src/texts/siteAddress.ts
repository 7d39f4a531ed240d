import { language } from 'virtual:site-language';
import { ENGLISH, languageOfPath, pathInLanguage } from '#domain/pages/languagePaths.ts';

/** What the addresses of the site begin with in its language; nothing in English. */
export const siteBase = language === ENGLISH ? '' : `/${language}`;

/** The address of a path of the product in the language of the site, for links that the router does not make. */
export const siteAddress = (path: string): string => pathInLanguage(path, language);

/** The path of the product that an address of the site is for; undefined for an address in another language. */
export function pathOfAddress(pathname: string, languages: readonly string[]): string | undefined {
  const found = languageOfPath(pathname, languages);
  return found.language === language ? found.path : undefined;
}
