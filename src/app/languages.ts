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
 * Opens the current page in another language, and remembers the choice (D11). Each language has a site of its own, so the
 * page is loaded; what this tab stores, typed text and the focus are carried over.
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

/** The server reads it before it answers with a page, which only a cookie makes possible. */
function remember(chosen: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${COOKIE}=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

const remembered = (): string | undefined => new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];

/**
 * Whether the site of this language shows an address: it must have the page, and the visitor must not have chosen another
 * language that has it.
 */
export function isShownHere(pathname: string): boolean {
  const path = pathOfAddress(pathname, languages);
  if (path === undefined || !languagesOf(path).includes(language)) return false;
  const chosen = remembered();
  return chosen === undefined || chosen === language || !languagesOf(path).includes(chosen);
}
