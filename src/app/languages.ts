import { language, missing } from 'virtual:site-language';
import { matchPath } from 'react-router-dom';
import { pathInLanguage } from '#domain/pages/languagePaths.ts';
import { pathOfAddress } from '#src/texts/siteAddress.ts';
import { carryInput } from './carriedInput.ts';

const COOKIE = 'language';
const A_YEAR = 60 * 60 * 24 * 365;
const languages = Object.keys(missing);

/** The path of the page that is open, without its language. */
export const pathHere = (): string => pathOfAddress(window.location.pathname, languages) ?? window.location.pathname;

export const languagesOf = (path: string): string[] =>
  Object.entries(missing).flatMap(([code, paths]) => (paths.some((other) => matchPath(other, path)) ? [] : [code]));

/**
 * Leads to the page at hand in another language, and remembers the choice (D11). The site of each language is one of its
 * own: the page is loaded, with what this tab keeps, what is typed, and the focus.
 * @param focused the id of what has the focus then
 */
export function chooseLanguage(chosen: string, focused: string): void {
  remember(chosen);
  if (chosen === language) return;
  carryInput(focused);
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathInLanguage(pathHere(), chosen) + search + hash);
  window.location.reload();
}

/** The server reads it before it answers with a page, which only a cookie allows. */
function remember(chosen: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${COOKIE}=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

const remembered = (): string | undefined => new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];

/** Whether the site of this language shows an address: not a page it lacks, nor to somebody who has chosen another. */
export function isShownHere(pathname: string): boolean {
  const path = pathOfAddress(pathname, languages);
  if (path === undefined || !languagesOf(path).includes(language)) return false;
  const chosen = remembered();
  return chosen === undefined || chosen === language || !languagesOf(path).includes(chosen);
}
