import { language } from 'virtual:site-language';
import { ENGLISH, languageOfPath, pathInLanguage } from '#domain/pages/languagePaths.ts';

/** The prefix of the site's addresses in its language; empty in English. */
export const siteBase = language === ENGLISH ? '' : `/${language}`;

/** The address of one of the product's paths in the site's language, for links that the router does not make. */
export const siteAddress = (path: string): string => pathInLanguage(path, language);

/** The product's path behind one of the site's addresses; undefined for an address in another language. */
export function pathOfAddress(pathname: string, languages: readonly string[]): string | undefined {
  const found = languageOfPath(pathname, languages);
  return found.language === language ? found.path : undefined;
}
