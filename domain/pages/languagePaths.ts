import { segmentsOf } from './findRoute.ts';

/** English addresses have no language in them (D44). */
export const ENGLISH = 'en';

/** The language of an address, and its path without it: `/es/quiz` is `/quiz` in Spanish. */
export function languageOfPath(path: string, languages: readonly string[]): { language: string; path: string } {
  const [first = '', ...rest] = segmentsOf(path);
  const language = languages.find((code) => code !== ENGLISH && code === first.toLowerCase());
  return language === undefined ? { language: ENGLISH, path } : { language, path: `/${rest.join('/')}` };
}

/** The address of a page in a language: `/es` for home. */
export function pathInLanguage(path: string, language: string): string {
  if (language === ENGLISH) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
